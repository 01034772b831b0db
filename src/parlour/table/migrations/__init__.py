"""The steps from an older schema to the present one, in order. They are run when a database is opened."""
