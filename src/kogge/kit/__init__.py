"""What every game shares. Reading order: rule, sheet, chance, contract, boxes, match, record, compiled."""
