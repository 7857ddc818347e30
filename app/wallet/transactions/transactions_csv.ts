import type { Readable } from 'node:stream'
import type { Caller } from '#identity/sessions/caller'
import { reading } from '#shared/database/reading'
import { csvFile } from '#shared/http/csv_file'
import { sortableMoment } from '#shared/time/lagos_time'
import LedgerEntry from '#wallet/ledger/ledger_entry'
import type Wallet from '#wallet/balances/wallet'
import {
  transactionQuery,
  withRowParts,
  type TransactionQuestion,
} from '#wallet/transactions/transactions'

const BATCH = 500

/** Every transaction that answers, batch by batch. Nothing is ever changed, so ids are enough. */
export async function transactionsCsv(
  caller: Caller,
  wallet: Wallet,
  question: TransactionQuestion
): Promise<Readable> {
  const found = await reading(caller, () =>
    transactionQuery(wallet, question).clearSelect().select('ledger_entries.id').exec()
  )
  const ids = found.map(({ id }) => id)
  return csvFile(COLUMNS, linesOf(caller, ids))
}

async function* linesOf(caller: Caller, ids: number[]) {
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH)
    const entries = await reading(caller, () =>
      withRowParts(LedgerEntry.query().whereIn('id', batch)).exec()
    )
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    for (const id of batch) yield lineOf(byId.get(id)!)
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
