import { type Client, rowsOf } from '#shared/database/rows'
import type { Chain } from '#shared/proof/chains'
import { momentText } from '#shared/time/lagos_time'

/** Something that is not what it was. */
export interface Fault {
  table: string
  id: string | number
  what: 'altered' | 'inserted' | 'removed'
  /** What it belongs to, or how it differs. */
  note?: string
  /** When it was linked or sealed, and so was as it should be; null where that is not known. */
  soundAt: Date | null
}

/** Of the links themselves: rows of `proof_links`, by their number in a chain. */
export type LinkFault = Fault & { chain: Chain; at: number }

/** What was linked first before the others. */
export function inOrder(faults: Fault[]): Fault[] {
  return faults.toSorted((one, other) => timeOf(one.soundAt) - timeOf(other.soundAt))
}

/** A sentence for each. */
export async function sentencesOf(client: Client, faults: Fault[]): Promise<string[]> {
  const seen = await lastSeenSound(client)
  return faults.map(({ table, id, what, note, soundAt }) => {
    const since = new Date(Math.max(timeOf(soundAt), timeOf(seen)))
    const when = since.getTime() > 0 ? ` after ${momentText(since)}` : ''
    return `${table} ${id}${note ? ` (${note})` : ''} was ${what}${when}`
  })
}

const timeOf = (moment: Date | null) => moment?.getTime() ?? 0

/** When everything was looked at and nothing differed. */
async function lastSeenSound(client: Client): Promise<Date | null> {
  const [check] = await rowsOf<{ at: Date }>(
    client,
    `select created_at as at from proof_checks where is_whole and faults = '{}' order by id desc limit 1`
  )
  return check?.at ?? null
}
