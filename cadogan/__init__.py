"""cadogan."""
