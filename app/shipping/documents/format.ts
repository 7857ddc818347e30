const kilograms = new Intl.NumberFormat('en-NG', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Grams as `1,202.50 Kg`. */
export function formatKg(weightGrams: number) {
  return `${kilograms.format(weightGrams / 1000)} Kg`
}
