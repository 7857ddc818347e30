import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import { lockSeals, sealDays, settledEntry } from '#wallet/ledger/sealing'
import { withoutTriggers } from '#tests/bench/data/without_triggers'

/** What triggers and nights would have kept beside the shipments, and what the planner knows. */
export async function deriveAll(
  client: QueryClientContract,
  span: { fromId: number; toId: number },
  say: (line: string) => void
) {
  await rowsOf(client, 'analyze')
  say('Search…')
  await fillSearch(client, span)
  say('Figures…')
  await rowsOf(client, 'select count_figures_anew()')
  await rowsOf(client, 'analyze')
  say('Seals…')
  await sealAnew(client)
  await rowsOf(client, 'analyze ledger_seals, ledger_sealed_balances')
}

const SEARCHES = {
  shipment_searches: `select fill_shipment_search(array_agg(id)) from shipments
    where id between :fromId and :toId`,
  transaction_searches: 'select fill_transaction_search(0, max(id)) from ledger_entries',
}

/** A million rows are sorted in one by one in half an hour, and all at once in a minute. */
async function fillSearch(client: QueryClientContract, span: { fromId: number; toId: number }) {
  for (const [table, fill] of Object.entries(SEARCHES)) {
    await client.transaction(async (trx) => {
      await trx.rawQuery(`set local maintenance_work_mem = '512MB'`)
      const indexes = await rowsOf<{ name: string; definition: string }>(
        trx,
        `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
         where indrelid = '${table}'::regclass and not indisprimary`
      )
      await trx.rawQuery(`drop index ${indexes.map(({ name }) => name).join(', ')}`)
      await rowsOf(trx, fill, span)
      for (const { definition } of indexes) await trx.rawQuery(definition)
    })
  }
}

/** What was written now lies in days that may have been sealed: those seals say no more what there is. */
async function sealAnew(client: QueryClientContract) {
  const settled = await settledEntry()
  await withoutTriggers(client, ['ledger_seals'], async (trx) => {
    await lockSeals(trx)
    await trx.rawQuery('delete from ledger_seals; delete from ledger_sealed_balances')
    // Whoever keeps a transaction open leaves them to the next check.
    for (let more = settled !== null; more;) {
      const before = await countSeals(trx)
      await sealDays(trx, settled!)
      more = (await countSeals(trx)) > before
    }
  })
}

async function countSeals(trx: QueryClientContract): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    trx,
    'select count(*)::int as count from ledger_seals'
  )
  return row!.count
}
