import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'

const GUARDED = [
  'ledger_entries',
  'ledger_transfers',
  'audit_entries',
  'proof_links',
  'proof_seals',
  'proof_checks',
]

/** What whoever owns the tables can do, with the guards switched off. */
export async function meddle(...statements: string[]) {
  for (const table of GUARDED) await db.rawQuery(`alter table ${table} disable trigger user`)
  for (const sql of statements) await db.rawQuery(sql)
  for (const table of GUARDED) await db.rawQuery(`alter table ${table} enable trigger user`)
}

/** Other tests move rows into the past, which chains rightly take for tampering: these begin anew. */
export async function forgetProof() {
  await meddle(
    'delete from proof_seal_mails',
    'delete from proof_checks',
    'delete from proof_seals',
    'delete from proof_links'
  )
}

/** How many links there are, and of how many different rows. */
export async function linked(chain: 'ledger' | 'audit') {
  const [counts] = await rowsOf<{ links: number; rows: number }>(
    db,
    `select count(*)::int as links, count(distinct proof_number(row_ids, n * 8 + 1))::int as rows
     from proof_links, generate_series(0, size - 1) as n where chain = ?`,
    [chain]
  )
  return counts!
}
