const unit =
  /(\d) (km\/h|km²|km|m|cm|mm|kg|g|t|l|€|%|°C|h|Uhr|Std\.|Min\.|min|PS|kW|kWh|Euro)(?![\p{L}\d])/gu;
const abbreviation = /\b(z|d|u|i)\. (B|h|a|d)\./g;

/** Keeps a number and its unit, and the halves of an abbreviation, on one line. */
export function tieUnits(text: string): string {
  return text.replaceAll(unit, '$1\u00A0$2').replaceAll(abbreviation, '$1.\u00A0$2.');
}
