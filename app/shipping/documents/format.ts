const kilograms = new Intl.NumberFormat('en-NG', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Grams as `1,202.50 Kg`. */
export function formatKg(weightGrams: number) {
  return `${kilograms.format(weightGrams / 1000)} Kg`
}

type Place = { cityName: string | null; stateName: string | null; postalCode: string | null }

/** `Ikeja, Lagos 101233`. The booking form fills 0000 in where Nigeria has no postal code. */
export function placeOf({ cityName, stateName, postalCode }: Place): string {
  const code = /^0*$/.test(postalCode ?? '') ? null : postalCode
  const place = [cityName, stateName].filter(Boolean).join(', ')
  return [place, code].filter(Boolean).join(' ')
}
