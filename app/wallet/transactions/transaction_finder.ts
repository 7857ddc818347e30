import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { type Finder, MAX_RESULTS_PER_KIND } from '#identity/search/finders'
import { joinWithAnd, sqlCondition, containsWords } from '#shared/database/sql_condition'
import { queryRows } from '#shared/database/query_rows'
import { foldText } from '#shared/text/rules/fold_text'
import { formatKobo } from '#shared/money/rules/money'
import { formatLagosDate } from '#shared/time/lagos_time'
import { DateTime } from 'luxon'
import Wallet from '#wallet/balances/wallet'
import { searchEntryIds, transactionScope } from '#wallet/transactions/transaction_query'

type Row = { id: number; amount: number; comment: string | null; reference: string; at: Date }

const FIND_TRANSACTIONS = `select entries.id, entries.amount_kobo as amount, transfers.comment,
    transfers.reference, entries.created_at as at
  from transaction_searches search
    join ledger_entries entries
      on entries.id = search.entry_id and entries.created_at = search.created_at
    join ledger_transfers transfers on transfers.id = entries.transfer_id
  where search.wallet_id = :walletId and search.entry_id = any(:ids)
  order by search.entry_id desc limit ${MAX_RESULTS_PER_KIND}`

/** Searches the caller's wallet by reference or comment. For staff, another finder does. */
const findOwnTransactions: Finder = async (typed, caller) => {
  if (caller.isAdmin) return []
  const wallet = await Wallet.of(caller)
  // Match `content`, the text of the whole row, as well: it alone has a trigram index.
  const { ids } = await searchEntryIds(transactionScope(wallet, {}), typed.text, [
    joinWithAnd([
      containsWords('search.content', typed.text),
      containsWords('search.comment', typed.text),
    ]),
    sqlCondition('search.content like ?', `%\t${foldText(typed.referencePrefix)}`),
  ])
  const rows = await queryRows<Row>(db, FIND_TRANSACTIONS, { walletId: wallet.id, ids })
  return rows.map((row) => ({
    kind: 'transaction' as const,
    ...describeTransaction(row),
    href: urlFor('wallet.transactions', {}, { qs: { entry: row.id } }),
  }))
}

export function describeTransaction({ amount, comment, reference, at }: Omit<Row, 'id'>) {
  const sign = amount < 0 ? '-' : '+'
  return {
    title: `${sign}${formatKobo(Math.abs(amount))} · ${comment ?? reference}`,
    detail: [reference, formatLagosDate(DateTime.fromJSDate(at))].join(' · '),
  }
}

export default findOwnTransactions
