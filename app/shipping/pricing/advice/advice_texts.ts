import { formatKobo } from '#shared/money/rules/money'

/** Omits the kobo of a whole naira amount. */
export function formatShortNaira(amountKobo: number): string {
  return formatKobo(amountKobo).replace(/\.00$/, '')
}

export function formatGrams(grams: number): string {
  return grams === 1000 ? '1 kg' : `${grams} g`
}

/** Returns ` of package 2`, or an empty string if there is only one package. */
export function packageSuffix(place: number, count: number, word: 'of' | 'from' = 'of'): string {
  return count > 1 ? ` ${word} package ${place + 1}` : ''
}

/** Gives only the number of packages if there are more than six. */
export function packagesText(places: readonly number[]): string {
  const names = places.map((place) => String(place + 1))
  if (names.length === 1) return `package ${names[0]}`
  if (names.length > 6) return `${names.length} of the packages`
  return `packages ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
