"""What every room uses to compute: the compiler, threads, elementary functions, random numbers, checks."""
