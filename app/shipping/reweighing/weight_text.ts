const kilograms = new Intl.NumberFormat('en-NG', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
})

/** Grams as the pages show kilograms, for a sentence: `2.50 Kg`. */
export function weightText(grams: number): string {
  return `${kilograms.format(grams / 1000)} Kg`
}
