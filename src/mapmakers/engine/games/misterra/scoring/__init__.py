"""What is worth points: families of presumptions, the cards, claims and the final count."""
