import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { listLatestSeals, type Seal } from '#shared/proof/day_seals'

const SEALS_SHOWN = 90

export type MailedSeal = Seal & { mailedTo: string[] }

export async function listMailedSeals(): Promise<MailedSeal[]> {
  const latest = await listLatestSeals(db, SEALS_SHOWN)
  const mails = await queryRows<{ number: number; address: string }>(
    db,
    `select seal_number as number, address from proof_seal_mails where seal_number >= ? order by address`,
    [latest.at(-1)?.number ?? 0]
  )
  return latest.map((seal) => ({
    ...seal,
    mailedTo: mails.filter(({ number }) => number === seal.number).map(({ address }) => address),
  }))
}
