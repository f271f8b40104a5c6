"""What every room computes with: the compiler, threads, elementary functions, random numbers, checks."""
