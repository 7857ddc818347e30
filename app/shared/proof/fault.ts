import type { Chain } from '#shared/proof/chains'
import { findLastSoundCheckTime } from '#shared/proof/proof_checks'
import { formatLagosMoment } from '#shared/time/lagos_time'

/** Something that is not what it was. */
export interface Fault {
  table: string
  id: string | number
  what: 'altered' | 'inserted' | 'removed'
  /** What it belongs to, or how it differs. */
  note?: string
  /** When it was linked or sealed, and so was as it should be; null where that is not known. */
  soundAt: Date | null
  /** Not before this it was linked or sealed, where that is another moment. */
  madeAt?: Date
}

/** Of links, seals or checks themselves, by their number. */
export type PlacedFault = Fault & { of: ChainName; at: number }

/** What is added to at its end alone: the chains, the seals, and the outcomes of checks. */
export type ChainName = Chain | 'seals' | 'checks'

export function createPlacedFault(
  of: ChainName,
  at: number,
  what: Fault['what'],
  soundAt: Date | null
): PlacedFault {
  const isChain = of !== 'seals' && of !== 'checks'
  const row = isChain
    ? { table: 'proof_links', id: `${of} ${at}` }
    : { table: `proof_${of}`, id: at }
  return { ...row, of, at, what, soundAt }
}

/** Each row is named once, by what was found first. */
export function mergeFaults(found: PlacedFault[], more: PlacedFault[]): PlacedFault[] {
  const isNamed = (fault: PlacedFault) =>
    found.some(({ of, at }) => of === fault.of && at === fault.at)
  return [...found, ...more.filter((fault) => !isNamed(fault))]
}

/** What was linked first before the others. */
export function sortFaults(faults: Fault[]): Fault[] {
  return faults.toSorted((one, other) => orderOf(one) - orderOf(other))
}

/** A sentence for each. */
export async function describeFaults(faults: Fault[]): Promise<string[]> {
  const seen = await findLastSoundCheckTime()
  return faults.map(({ table, id, what, note, soundAt }) => {
    const since = new Date(Math.max(timeOf(soundAt), timeOf(seen)))
    const when = since.getTime() > 0 ? ` after ${formatLagosMoment(since)}` : ''
    return `${table} ${id}${note ? ` (${note})` : ''} was ${what}${when}`
  })
}

/** What is not known comes last. */
const orderOf = ({ madeAt, soundAt }: Fault) =>
  (madeAt ?? soundAt)?.getTime() ?? Number.MAX_SAFE_INTEGER

const timeOf = (moment: Date | null) => moment?.getTime() ?? 0
