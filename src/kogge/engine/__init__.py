"""What every game shares. Reading order: rule, sheet, chance, contract, boxes, flow, match, record, compiled."""
