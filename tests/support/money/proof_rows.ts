import db from '@adonisjs/lucid/services/db'
import { clearMarks } from '#shared/proof/chain_marks'
import { unpackLinks, readPackedLinks } from '#shared/proof/packed_links'

const GUARDED = [
  'ledger_entries',
  'ledger_transfers',
  'audit_entries',
  'proof_links',
  'proof_seals',
  'proof_checks',
]

/** Runs SQL with the triggers disabled, as only the owner of the tables can. */
export async function tamperWithRows(...statements: string[]) {
  for (const table of GUARDED) await db.rawQuery(`alter table ${table} disable trigger user`)
  for (const sql of statements) await db.rawQuery(sql)
  for (const table of GUARDED) await db.rawQuery(`alter table ${table} enable trigger user`)
}

/** Restarts the hash chains, which would report rows that other tests have backdated. */
export async function restartProofChains({ keepStore = false } = {}) {
  await tamperWithRows(
    'delete from proof_seal_mails',
    'delete from proof_seal_blocks',
    'delete from proof_checks',
    'delete from proof_seals',
    'delete from proof_links'
  )
  await clearMarks({ keepStore })
}

/** Counts the links of a hash chain, and the distinct rows that they cover. */
export async function countLinks(chain: 'ledger' | 'audit') {
  const packed = await readPackedLinks(db, 'true', { chain })
  const ids = packed.flatMap(unpackLinks).map(({ id }) => id)
  return { links: ids.length, rows: new Set(ids).size }
}
