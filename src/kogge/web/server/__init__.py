"""The site as its operator runs it: `kogge serve`, workers, metrics, logs, backup."""
