"""What every game shares. Reading order: rule, record_view, chance, contract, boxes, config, flow, match, record, compiled."""
