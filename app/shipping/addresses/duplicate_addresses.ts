import { dialledNumber } from '#shared/phones/dialled_number'
import { toInternationalNumber } from '#shared/phones/rules/international_number'
import { normalizeForComparison } from '#shared/sheets/text_similarity'

export interface ComparableAddress {
  side: string
  fullname: string
  phoneNumber: string
  address: string
  countryCode: string
  stateKey: string | null
  cityCode: string | null
  cityName: string | null
}

/** `0803 123 4567` and `+234 803 123 4567` give the same key. */
export function phoneMatchKey({
  phoneNumber,
  countryCode,
}: Pick<ComparableAddress, 'phoneNumber' | 'countryCode'>) {
  const dialled = dialledNumber(phoneNumber, countryCode)
  return (dialled && toInternationalNumber(dialled)) ?? `${countryCode} ${phoneNumber}`
}

export function locationKey({
  address,
  stateKey,
  cityCode,
  cityName,
}: Omit<ComparableAddress, 'fullname'>) {
  return [
    normalizeForComparison(address),
    stateKey,
    cityCode ?? normalizeForComparison(cityName ?? ''),
  ].join('|')
}

function personAtLocationKey(line: ComparableAddress): string {
  return [normalizeForComparison(line.fullname), locationKey(line)].join('|')
}

export function duplicateKey(line: ComparableAddress): string {
  return [line.side, phoneMatchKey(line), personAtLocationKey(line)].join('|')
}

/** Groups addresses that share a phone, or name, address and city. Keeps the input order. */
export function findDuplicates<Line extends ComparableAddress>(lines: readonly Line[]): Line[][] {
  const firstOf = lines.map((_, at) => at)
  const seen = new Map<string, number>()
  lines.forEach((line, at) => {
    for (const key of matchKeys(line)) {
      const other = seen.get(key)
      if (other === undefined) seen.set(key, at)
      else joinGroups(firstOf, other, at)
    }
  })
  const groups = Map.groupBy(lines.keys(), (at) => findGroupRoot(firstOf, at))
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((places) => places.map((at) => lines[at]!))
}

/** Picks up to `most` entries: the first one, its matches, their matches and so on. */
export function limitDuplicateGroup<Line extends ComparableAddress>(
  duplicates: Line[],
  most: number
): Line[] {
  if (duplicates.length <= most) return duplicates
  const keysOfLine = new Map(duplicates.map((line) => [line, matchKeys(line)]))
  const keys = new Set(matchKeys(duplicates[0]!))
  const found = new Set<Line>()
  while (found.size < most) {
    const next = duplicates.find(
      (line) => !found.has(line) && keysOfLine.get(line)!.some((key) => keys.has(key))
    )
    if (!next) break
    found.add(next)
    keysOfLine.get(next)!.forEach((key) => keys.add(key))
  }
  return duplicates.filter((line) => found.has(line))
}

function matchKeys(line: ComparableAddress): string[] {
  return [
    `phone ${line.side} ${phoneMatchKey(line)}`,
    `place ${line.side} ${personAtLocationKey(line)}`,
  ]
}

/** Shortens the paths it follows (union-find). */
function findGroupRoot(firstOf: number[], at: number): number {
  let found = at
  while (firstOf[found] !== found) {
    firstOf[found] = firstOf[firstOf[found]!]!
    found = firstOf[found]!
  }
  return found
}

function joinGroups(firstOf: number[], one: number, other: number) {
  const [a, b] = [findGroupRoot(firstOf, one), findGroupRoot(firstOf, other)]
  firstOf[Math.max(a, b)] = Math.min(a, b)
}
