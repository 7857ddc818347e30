import { dialledNumber } from '#shared/phones/dialled_number'
import { internationalNumber } from '#shared/phones/rules/international_number'
import { plainText } from '#shared/sheets/likeness'

/** What two addresses are compared by. */
export interface Comparable {
  side: string
  fullname: string
  phoneNumber: string
  address: string
  countryCode: string
  stateKey: string | null
  cityCode: string | null
  cityName: string | null
}

/** The same for `0803 123 4567` and `+234 803 123 4567`. */
export function phoneKey({
  phoneNumber,
  countryCode,
}: Pick<Comparable, 'phoneNumber' | 'countryCode'>) {
  const dialled = dialledNumber(phoneNumber, countryCode)
  return (dialled && internationalNumber(dialled)) ?? `${countryCode} ${phoneNumber}`
}

/** A place, however it is spelt. */
export function spotKey({ address, stateKey, cityCode, cityName }: Omit<Comparable, 'fullname'>) {
  return [plainText(address), stateKey, cityCode ?? plainText(cityName ?? '')].join('|')
}

/** Somebody at a place. */
function placeKey(line: Comparable): string {
  return [plainText(line.fullname), spotKey(line)].join('|')
}

/** One line of a book: the same person with the same phone at the same place. */
export function lineKey(line: Comparable): string {
  return [line.side, phoneKey(line), placeKey(line)].join('|')
}

/** Those that are probably the same, in the order in which they came: they share a phone, or name, address and city. */
export function twinsAmong<Line extends Comparable>(lines: readonly Line[]): Line[][] {
  const firstOf = lines.map((_, at) => at)
  const seen = new Map<string, number>()
  lines.forEach((line, at) => {
    for (const key of keysOf(line)) {
      const other = seen.get(key)
      if (other === undefined) seen.set(key, at)
      else unite(firstOf, other, at)
    }
  })
  const groups = Map.groupBy(lines.keys(), (at) => first(firstOf, at))
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((places) => places.map((at) => lines[at]!))
}

/** Of a group of twins so many that each is a twin of one before it: as far as it goes, in the order in which they came. */
export function connectedTwins<Line extends Comparable>(twins: Line[], most: number): Line[] {
  if (twins.length <= most) return twins
  const keysOfLine = new Map(twins.map((line) => [line, keysOf(line)]))
  const keys = new Set(keysOf(twins[0]!))
  const found = new Set<Line>()
  while (found.size < most) {
    const next = twins.find(
      (line) => !found.has(line) && keysOfLine.get(line)!.some((key) => keys.has(key))
    )
    if (!next) break
    found.add(next)
    keysOfLine.get(next)!.forEach((key) => keys.add(key))
  }
  return twins.filter((line) => found.has(line))
}

function keysOf(line: Comparable): string[] {
  return [`phone ${line.side} ${phoneKey(line)}`, `place ${line.side} ${placeKey(line)}`]
}

/** The first one of the group of an entry, which shortens the way there for whoever asks next. */
function first(firstOf: number[], at: number): number {
  let found = at
  while (firstOf[found] !== found) {
    firstOf[found] = firstOf[firstOf[found]!]!
    found = firstOf[found]!
  }
  return found
}

function unite(firstOf: number[], one: number, other: number) {
  const [a, b] = [first(firstOf, one), first(firstOf, other)]
  firstOf[Math.max(a, b)] = Math.min(a, b)
}
