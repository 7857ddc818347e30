import type { ChainName } from '#shared/proof/chains'
import { findLastSoundCheckTime } from '#shared/proof/proof_checks'
import { formatLagosMoment } from '#shared/time/lagos_time'

export interface Fault {
  table: string
  id: string | number
  what: 'altered' | 'inserted' | 'removed'
  note?: string
  /** When the row was linked or sealed, and so was still intact; null if unknown. */
  soundAt: Date | null
  /** The earliest time at which the row can have been linked or sealed, if not `soundAt`. */
  madeAt?: Date
}

export type PlacedFault = Fault & { of: ChainName; at: number }

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

export function mergeFaults(found: PlacedFault[], more: PlacedFault[]): PlacedFault[] {
  const isNamed = (fault: PlacedFault) =>
    found.some(({ of, at }) => of === fault.of && at === fault.at)
  return [...found, ...more.filter((fault) => !isNamed(fault))]
}

export function sortFaults(faults: Fault[]): Fault[] {
  return faults.toSorted((one, other) => orderOf(one) - orderOf(other))
}

export async function describeFaults(faults: Fault[]): Promise<string[]> {
  const seen = await findLastSoundCheckTime()
  return faults.map(({ table, id, what, note, soundAt }) => {
    const since = new Date(Math.max(timeOf(soundAt), timeOf(seen)))
    const when = since.getTime() > 0 ? ` after ${formatLagosMoment(since)}` : ''
    return `${table} ${id}${note ? ` (${note})` : ''} was ${what}${when}`
  })
}

const orderOf = ({ madeAt, soundAt }: Fault) =>
  (madeAt ?? soundAt)?.getTime() ?? Number.MAX_SAFE_INTEGER

const timeOf = (moment: Date | null) => moment?.getTime() ?? 0
