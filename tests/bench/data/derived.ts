import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { lockSeals, sealFinishedDays, lastCommittedEntry } from '#wallet/ledger/ledger_seals'
import { runWithoutIndexes } from '#tests/bench/data/without_indexes'
import { runWithoutTriggers } from '#tests/bench/data/without_triggers'

/**
 * Fills what triggers and nightly jobs would have derived from the shipments, and the planner's
 * statistics for these tables, or for all by default.
 */
export async function deriveAll(
  client: QueryClientContract,
  span: { fromId: number; toId: number },
  say: (line: string) => void,
  tables: readonly string[] = []
) {
  const analyze = `analyze ${tables.join(', ')}`
  await queryRows(client, analyze)
  say('Search…')
  await fillSearch(client, span)
  say('Figures…')
  await queryRows(client, 'select count_figures_anew()')
  await queryRows(client, analyze)
  say('Seals…')
  await sealAnew(client)
  await queryRows(client, 'analyze ledger_seals, ledger_sealed_balances')
}

const SEARCHES = {
  shipment_searches: `select fill_shipment_search(array_agg(id)) from shipments
    where id between :fromId and :toId`,
  transaction_searches: 'select fill_transaction_search(0, max(id)) from ledger_entries',
}

async function fillSearch(client: QueryClientContract, span: { fromId: number; toId: number }) {
  for (const [table, fill] of Object.entries(SEARCHES)) {
    await runWithoutIndexes(client, table, (trx) => queryRows(trx, fill, span))
  }
}

async function sealAnew(client: QueryClientContract) {
  const settled = await lastCommittedEntry()
  await runWithoutTriggers(client, ['ledger_seals'], async (trx) => {
    await lockSeals(trx)
    await trx.rawQuery('delete from ledger_seals; delete from ledger_sealed_balances')
    // The next check seals the days that an open transaction still blocks.
    for (let more = settled !== null; more;) {
      const before = await countSeals(trx)
      await sealFinishedDays(trx, settled!)
      more = (await countSeals(trx)) > before
    }
  })
}

async function countSeals(trx: QueryClientContract): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    trx,
    'select count(*)::int as count from ledger_seals'
  )
  return row!.count
}
