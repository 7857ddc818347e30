import { foldText } from '#shared/text/rules/fold_text'

/** Titles that bank records may omit. */
const HONORIFICS = new Set(
  'mr mrs miss ms dr prof engr barr arc chief chf alhaji alh alhaja hajia mallam rev pastor sir'.split(
    ' '
  )
)

/**
 * Returns whether two names can belong to one person: all parts of one name occur in the other.
 * Ignores order, case, accents, hyphens, apostrophes, titles and initials. One common part is
 * not enough.
 */
export function namesMatch(one: string, other: string): boolean {
  const [first, second] = [listNameParts(one), listNameParts(other)]
  return containsAllParts(first, second) || containsAllParts(second, first)
}

function listNameParts(name: string): string[] {
  return foldText(name)
    .replace(/['`]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 1 && !HONORIFICS.has(part))
}

/** Adjacent parts also match when written as one: Ade-Ojo matches Adeojo. */
function containsAllParts(parts: string[], others: string[]): boolean {
  if (new Set(parts).size < 2) return false
  const known = new Set(others.flatMap((_, start) => joinNeighbours(others, start)))
  const reached = [true]
  for (let end = 1; end <= parts.length; end++) {
    reached[end] = reached.some((ok, start) => ok && known.has(parts.slice(start, end).join('')))
  }
  return reached[parts.length]!
}

function joinNeighbours(parts: string[], start: number): string[] {
  return parts.slice(start).map((_, length) => parts.slice(start, start + length + 1).join(''))
}
