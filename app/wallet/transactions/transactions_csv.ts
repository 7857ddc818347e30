import type { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { type CsvColumns, listCsv } from '#shared/http/csv_stream'
import { queryRows } from '#shared/database/query_rows'
import { readInChunks } from '#shared/database/chunked_reads'
import type { FoundIds } from '#shared/database/text_search'
import { orderByKeyset, readKeysetPosition } from '#shared/http/keyset_page'
import { sortableMoment } from '#shared/time/lagos_time'
import type LedgerEntry from '#wallet/ledger/ledger_entry'
import type Wallet from '#wallet/balances/wallet'
import { buildTransactionList, type TransactionQuery } from '#wallet/transactions/transaction_query'
import { preloadRowParts } from '#wallet/transactions/load_transactions'

/** Leaves out entries written after its start. Entries never change, so no chunks overlap. */
export async function exportTransactionsCsv(
  caller: Caller,
  wallet: Wallet,
  listQuery: TransactionQuery
): Promise<Readable> {
  const listed = (found?: FoundIds) => buildTransactionList(wallet, listQuery, found)
  const latest = await readFromReplica(caller, () => findLatestEntryId(wallet))
  const { found } = await readFromReplica(caller, () => listed())
  const entries = readInChunks<LedgerEntry>((after, limit) =>
    readFromReplica(caller, async () => {
      const { query, order } = await listed(found)
      const rows = preloadRowParts(query).whereRaw('search.entry_id <= ?', [latest])
      return orderByKeyset(rows, order, readKeysetPosition(after)).limit(limit).exec()
    })
  )
  return listCsv(COLUMNS, entries)
}

async function findLatestEntryId({ id }: Wallet): Promise<number> {
  const [latest] = await queryRows<{ id: number | null }>(
    db,
    'select max(entry_id) as id from transaction_searches where wallet_id = ?',
    [id]
  )
  return latest!.id ?? 0
}

const COLUMNS: CsvColumns<LedgerEntry> = {
  'Date': ({ createdAt }) => sortableMoment(createdAt),
  'Type': ({ transfer }) => transfer.kind.replaceAll('_', ' ').toUpperCase(),
  'Comment': ({ transfer }) => transfer.comment,
  'Balance': ({ account }) => (account.kind === 'cash' ? 'Wallet' : 'Cash Back'),
  'Debit (NGN)': ({ amountKobo }) => (amountKobo < 0 ? nairaText(-amountKobo) : null),
  'Credit (NGN)': ({ amountKobo }) => (amountKobo > 0 ? nairaText(amountKobo) : null),
  'Balance After (NGN)': ({ balanceAfterKobo }) => nairaText(balanceAfterKobo),
  'Reference': ({ transfer }) => transfer.reference,
}

function nairaText(amountKobo: number): string {
  return (amountKobo / 100).toFixed(2)
}
