/** What one opens: a page with its frame, or something on it. */
export interface Visit {
  /** So many files may it need in the end. */
  most: number
  /** So many does it need. */
  files: number
  /** Compressed bytes that it needs. */
  size: number
  /** Bytes that it may yet come to fetch in vain. */
  spare: number
  /** What share of the room it gives that others need for fewer files. */
  yields: number
  /** How much they count. */
  weight: number
}

/** Modules that the same visits need. */
export interface Part {
  modules: string[]
  size: number
  visits: Set<Visit>
  /** All that it needs, at whatever distance. */
  needs: Set<Part>
}

/** Bytes that are worth a request saved, which also compresses a little worse alone. */
const WORTH_A_FILE = 300

/** What every page needs besides: it softens what a file more means for the smallest. */
const BASE = 20_000

const A_LITTLE = 500

/**
 * Puts parts together, each time those for which visitors fetch the least in vain, until each visit
 * needs no more files than it may and no more are worth it.
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

/** Fewer files can only be had for more bytes: a little more for everybody, and least for who has none to give. */
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

/** What all visits together fetch in vain, as a share of what each needs: small pages stay small. */
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

/** Files that need each other would run in the wrong order, so what lies between two comes with them. */
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
