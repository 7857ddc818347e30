/**
 * Estimates the weight of each item line by its quantity, because senders weigh only the package.
 * Each line gets at least one gram, as carriers require, and the lines add up to `totalGrams`.
 * Throws RangeError if there are more lines than grams.
 */
export function splitGramsByQuantity(totalGrams: number, quantities: readonly number[]): number[] {
  if (quantities.length === 0) return []
  const spare = totalGrams - quantities.length
  if (spare < 0) throw new RangeError(`${totalGrams} g cannot be shared by ${quantities.length}`)
  const all = quantities.reduce((sum, quantity) => sum + quantity, 0)
  const exact = quantities.map((quantity) => (spare * quantity) / all)
  const shares = exact.map((share) => 1 + Math.floor(share))
  const left = totalGrams - shares.reduce((sum, grams) => sum + grams, 0)
  const byRemainder = exact
    .map((share, place) => ({ place, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.place - other.place)
  for (const { place } of byRemainder.slice(0, left)) shares[place]! += 1
  return shares
}
