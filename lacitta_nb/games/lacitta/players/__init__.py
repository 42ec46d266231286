"""What computer players weigh in La Città."""
