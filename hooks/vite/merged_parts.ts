/** What a browser loads at once: a page with its layout, or a part that opens on a page later. */
export interface Visit {
  /** The maximum number of files of the visit after merging. */
  most: number
  files: number
  size: number
  /** Unneeded bytes that the visit may still load. */
  spare: number
  /** How much of each raise of `spare` the visit gets, from 0 to 1. */
  yields: number
  weight: number
}

export interface Part {
  modules: string[]
  size: number
  visits: Set<Visit>
  needs: Set<Part>
}

/** How many unneeded bytes one file less may cost. */
const WORTH_A_FILE = 300

/** Bytes that every page needs anyway; without them, the smallest pages would count too much. */
const BASE = 20_000

const A_LITTLE = 500

/**
 * Merges the parts that cost visitors the fewest unneeded bytes, until every visit is within its
 * limit of files and no further merge pays.
 */
export function merged(parts: Part[]): Part[] {
  let left = parts
  for (;;) {
    const best = cheapest(left)
    if (best) left = joined(left, best)
    else if (!isAnyCrowded(left)) return left
    else giveRoom(left)
  }
}

/** Raises `spare` of all visits, because fewer files cost more unneeded bytes. */
function giveRoom(parts: Part[]) {
  const visits = new Set(parts.flatMap((part) => [...part.visits]))
  for (const visit of visits) visit.spare += A_LITTLE * visit.yields
}

function cheapest(parts: Part[]): Part[] | null {
  const onlyHelp = isAnyCrowded(parts)
  let best: Part[] | null = null
  let least = onlyHelp ? Infinity : 0
  for (let at = 0; at < parts.length; at++) {
    for (let other = at + 1; other < parts.length; other++) {
      const pair = [parts[at]!, parts[other]!] as const
      if (onlyHelp && !helps(pair)) continue
      if (costOf(pair) >= least) continue
      const whole = withBetween(pair)
      const cost = whole.length > 2 ? costOf(whole) : costOf(pair)
      if (cost >= least) continue
      best = whole
      least = cost
    }
  }
  return best
}

function isAnyCrowded(parts: Part[]): boolean {
  return parts.some(({ visits }) => [...visits].some(isCrowded))
}

const isCrowded = ({ files, most }: Visit) => files > most

function helps([one, other]: readonly [Part, Part]): boolean {
  for (const visit of one.visits) if (isCrowded(visit) && other.visits.has(visit)) return true
  return false
}

/** Sums the unneeded bytes as a share of what each visit needs, so that small pages stay small. */
function costOf(parts: readonly Part[]): number {
  const whole = parts.reduce((sum, { size }) => sum + size, 0)
  const seen = new Set<Visit>()
  let cost = 0
  for (const { visits } of parts) {
    for (const visit of visits) {
      if (seen.has(visit)) continue
      seen.add(visit)
      const needed = parts.filter((part) => part.visits.has(visit))
      const vain = needed.reduce((left, { size }) => left - size, whole)
      if (vain > visit.spare) return Infinity
      const spared = WORTH_A_FILE * (needed.length - 1)
      cost += ((vain - spared) / (visit.size + BASE)) * visit.weight
    }
  }
  return cost
}

/** Adds the parts that one of the two imports and that import the other: they run in between. */
function withBetween([one, other]: readonly [Part, Part]): Part[] {
  const between = (from: Part, to: Part) =>
    [...from.needs].filter((part) => part !== to && part.needs.has(to))
  return [one, other, ...between(one, other), ...between(other, one)]
}

function joined(parts: Part[], together: Part[]): Part[] {
  const isIn = new Set(together)
  const both: Part = {
    modules: together.flatMap(({ modules }) => modules),
    size: together.reduce((sum, { size }) => sum + size, 0),
    visits: new Set(together.flatMap(({ visits }) => [...visits])),
    needs: new Set(together.flatMap(({ needs }) => [...needs]).filter((part) => !isIn.has(part))),
  }
  for (const visit of both.visits) {
    const needed = together.filter(({ visits }) => visits.has(visit))
    visit.files -= needed.length - 1
    visit.spare -= needed.reduce((vain, { size }) => vain - size, both.size)
  }
  const left = parts.filter((part) => !isIn.has(part))
  for (const { needs } of left) {
    const had = together.filter((part) => needs.delete(part))
    if (had.length > 0) for (const part of [both, ...both.needs]) needs.add(part)
  }
  return [...left, both]
}
