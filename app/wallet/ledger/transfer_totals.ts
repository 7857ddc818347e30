import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import type { TransferKind } from '#wallet/ledger/ledger'

/** Entries this old are complete: no transaction stays open so long after posting. */
const SETTLED_AFTER = `interval '5 minutes'`

export interface TransferTotal {
  kind: TransferKind
  transfers: number
  kobo: number
}

type TransferSum = TransferTotal & { isSettled: boolean; upTo: number }

/** Totals of all entries up to and including `upTo`. */
let cachedTotals = { upTo: 0, sums: new Map<TransferKind, TransferTotal>() }

/** Totals by kind, without test money. A process reads the whole ledger once, then new entries. */
export async function loadTransferTotals(): Promise<TransferTotal[]> {
  const { upTo, sums } = cachedTotals
  const rows = await queryRows<TransferSum>(
    db,
    `with latest as (
       select coalesce(max(id), :upTo) as id from ledger_entries
       where id > :upTo and created_at < now() - ${SETTLED_AFTER}
     )
     select t.kind, count(distinct t.id) as transfers, sum(e.amount_kobo) as kobo,
       e.id <= latest.id as "isSettled", latest.id as "upTo"
     from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
       join ledger_accounts a on a.id = e.account_id and not a.is_test cross join latest
     where e.id > :upTo and e.amount_kobo > 0 group by t.kind, 4, 5`,
    { upTo }
  )
  const settled = addTotals(
    sums,
    rows.filter(({ isSettled }) => isSettled)
  )
  cachedTotals = { upTo: rows[0]?.upTo ?? upTo, sums: settled }
  return [
    ...addTotals(
      settled,
      rows.filter(({ isSettled }) => !isSettled)
    ).values(),
  ]
}

function addTotals(
  sums: Map<TransferKind, TransferTotal>,
  rows: TransferSum[]
): Map<TransferKind, TransferTotal> {
  const all = new Map(sums)
  for (const { kind, transfers, kobo } of rows) {
    const before = all.get(kind)
    all.set(kind, {
      kind,
      transfers: transfers + (before?.transfers ?? 0),
      kobo: kobo + (before?.kobo ?? 0),
    })
  }
  return all
}
