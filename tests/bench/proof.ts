import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { lagosToday } from '#shared/time/lagos_time'
import { extendChains } from '#shared/proof/link_rows'
import { clearMarks } from '#shared/proof/chain_marks'
import { verifyProof } from '#shared/proof/verify_proof'
import { runWithoutTriggers } from '#tests/bench/data/without_triggers'
import { milliseconds, type Pair, rateOf } from '#tests/bench/measurement'

const YESTERDAY = DateTime.fromISO(lagosToday()).minus({ days: 1 }).toISODate()!

/** Rows per second that are linked into both hash chains, compared with reading the same rows. */
export function measureLinking(): Pair {
  return {
    async ours() {
      await unlink()
      return rateOf(link)
    },
    floor: () => rateOf(read),
  }
}

/** Seconds per million links of a full `audit:verify`, compared with reading the linked rows. */
export async function measureVerification(): Promise<Pair> {
  const millions = (await link()) / 1e6
  const seconds = async (work: () => Promise<unknown>) =>
    (await milliseconds(work)) / 1000 / millions
  return {
    ours: () => seconds(verifyAll),
    floor: () => seconds(read),
  }
}

async function verifyAll() {
  const [fault] = await verifyProof({ isWhole: true })
  if (fault) throw new Error(fault)
}

async function unlink() {
  const tables = ['proof_links', 'proof_seals', 'proof_seal_mails', 'proof_checks']
  await runWithoutTriggers(db.connection(), tables, (trx) =>
    trx.rawQuery(`truncate ${tables.join(', ')}`)
  )
  await clearMarks()
}

/** Links all rows as of yesterday, then seals yesterday. Returns the number of links. */
async function link(): Promise<number> {
  let links = await countLinks()
  for (let before = -1; links > before;) {
    before = links
    await extendChains({ today: YESTERDAY })
    links = await countLinks()
  }
  await extendChains()
  return links
}

async function countLinks(): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    'select coalesce(sum(size), 0)::int as count from proof_links'
  )
  return row!.count
}

/** Reads the linked rows; returns the number of links. A transfer shares one with its entries. */
async function read(): Promise<number> {
  const counts: number[] = []
  for (const table of ['ledger_transfers', 'audit_entries', 'ledger_entries']) {
    const [row] = await queryRows<{ count: number }>(
      db,
      `select count(*)::int as count, sum(length(one::text)) from ${table} one`
    )
    counts.push(row!.count)
  }
  return counts[0]! + counts[1]!
}
