import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { latestSeals, type Seal } from '#shared/proof/day_seals'

/** Some three months. */
const SHOWN = 90

export type SealLine = Seal & { mailedTo: string[] }

/** The newest first, with whom each was mailed to. */
export async function sealLines(): Promise<SealLine[]> {
  const latest = await latestSeals(db, SHOWN)
  const mails = await rowsOf<{ number: number; address: string }>(
    db,
    `select seal_number as number, address from proof_seal_mails where seal_number >= ? order by address`,
    [latest.at(-1)?.number ?? 0]
  )
  return latest.map((seal) => ({
    ...seal,
    mailedTo: mails.filter(({ number }) => number === seal.number).map(({ address }) => address),
  }))
}
