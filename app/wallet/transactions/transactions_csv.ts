import type { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import { csvFile } from '#shared/http/csv_file'
import { rowsOf } from '#shared/database/rows'
import { inOrder, placeOf } from '#shared/http/keyset_page'
import { sortableMoment } from '#shared/time/lagos_time'
import type LedgerEntry from '#wallet/ledger/ledger_entry'
import type Wallet from '#wallet/balances/wallet'
import {
  type TransactionList,
  transactionList,
  type TransactionQuestion,
} from '#wallet/transactions/transaction_list'
import { withRowParts } from '#wallet/transactions/transactions'

const BATCH = 500

/**
 * Every transaction that answers now, batch by batch, and none that is written meanwhile. Nothing is ever changed, so
 * each batch begins where the one before ended, and between two of them no connection is held.
 */
export async function transactionsCsv(
  wallet: Wallet,
  question: TransactionQuestion
): Promise<Readable> {
  const [latest] = await rowsOf<{ id: string | null }>(
    db,
    'select max(entry_id) as id from transaction_searches where wallet_id = ?',
    [wallet.id]
  )
  const { found } = await transactionList(wallet, question)
  return csvFile(
    COLUMNS,
    linesOf(() => transactionList(wallet, question, found), latest!.id ?? '0')
  )
}

async function* linesOf(listed: () => Promise<TransactionList>, latest: string) {
  let place: string[] | undefined = []
  while (place) {
    const { query, order } = await listed()
    const rows = withRowParts(query).whereRaw('search.entry_id <= ?', [latest])
    const batch: LedgerEntry[] = await inOrder(rows, order, place).limit(BATCH)
    for (const entry of batch) yield lineOf(entry)
    const last = batch.at(BATCH - 1)
    place = last && placeOf(last)
  }
}

const COLUMNS = [
  'Date',
  'Type',
  'Comment',
  'Balance',
  'Debit (NGN)',
  'Credit (NGN)',
  'Balance After (NGN)',
  'Reference',
]

function lineOf(entry: LedgerEntry) {
  const { createdAt, transfer, account } = entry
  const amount = nairaText(Math.abs(entry.amountKobo))
  return [
    sortableMoment(createdAt),
    transfer.kind.replaceAll('_', ' ').toUpperCase(),
    transfer.comment,
    account.kind === 'cash' ? 'Wallet' : 'Cash Back',
    entry.amountKobo < 0 ? amount : null,
    entry.amountKobo > 0 ? amount : null,
    nairaText(entry.balanceAfterKobo),
    transfer.reference,
  ]
}

function nairaText(amountKobo: number): string {
  return (amountKobo / 100).toFixed(2)
}
