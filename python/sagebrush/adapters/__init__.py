"""The games in the shapes of other libraries, without depending on any of them."""
