"""The compiled core. It imports nothing of cadogan: it knows tables, not declarations."""
