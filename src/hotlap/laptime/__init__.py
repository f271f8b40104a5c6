"""How fast a lap can be: the centreline lap T_c."""
