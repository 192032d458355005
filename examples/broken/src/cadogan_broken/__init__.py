"""Plugins of cadogan that do not work, on purpose; see README."""
