import { formatKobo } from '#shared/money/rules/money'

/** `₦4,500`, with kobo only where there are some. */
export function formatShortNaira(amountKobo: number): string {
  return formatKobo(amountKobo).replace(/\.00$/, '')
}

/** `60 g`, and `1 kg` for a thousand. */
export function formatGrams(grams: number): string {
  return grams === 1000 ? '1 kg' : `${grams} g`
}

/** ` of package 2`, and nothing where there is one package alone. */
export function packageSuffix(place: number, count: number, word: 'of' | 'from' = 'of'): string {
  return count > 1 ? ` ${word} package ${place + 1}` : ''
}

/** `package 2`, `packages 1 and 3`; a long list is only counted. */
export function packagesText(places: readonly number[]): string {
  const names = places.map((place) => String(place + 1))
  if (names.length === 1) return `package ${names[0]}`
  if (names.length > 6) return `${names.length} of the packages`
  return `packages ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
