import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { type Finder, MOST_OF_A_KIND } from '#identity/search/finders'
import { allOf, condition, holdsWords } from '#shared/database/condition'
import { rowsOf } from '#shared/database/rows'
import { fold } from '#shared/text/rules/fold'
import { formatKobo } from '#shared/money/rules/money'
import { shownDay } from '#shared/time/date_words'
import { DateTime } from 'luxon'
import Wallet from '#wallet/balances/wallet'
import { heldEntries, scopeOf } from '#wallet/transactions/transaction_list'

type Row = { id: number; amount: number; comment: string | null; reference: string; at: Date }

const THESE = `select entries.id, entries.amount_kobo as amount, transfers.comment,
    transfers.reference, entries.created_at as at
  from transaction_searches search
    join ledger_entries entries
      on entries.id = search.entry_id and entries.created_at = search.created_at
    join ledger_transfers transfers on transfers.id = entries.transfer_id
  where search.wallet_id = :walletId and search.entry_id = any(:ids)
  order by search.entry_id desc limit ${MOST_OF_A_KIND}`

/**
 * What befell the caller's own wallet: by its reference, or by what its comment says. Staff of the console find
 * everybody's, elsewhere.
 */
const findOwnTransactions: Finder = async (typed, caller) => {
  if (caller.isAdmin) return []
  const wallet = await Wallet.of(caller)
  // The index is asked for the whole row, of which the comment is a part.
  const { ids } = await heldEntries(scopeOf(wallet, {}), typed.text, [
    allOf([holdsWords('search.content', typed.text), holdsWords('search.comment', typed.text)]),
    condition('search.content like ?', `%\t${fold(typed.referencePrefix)}`),
  ])
  const rows = await rowsOf<Row>(db, THESE, { walletId: wallet.id, ids })
  return rows.map((row) => ({
    kind: 'transaction' as const,
    ...transactionWords(row),
    href: urlFor('wallet.transactions', {}, { qs: { entry: row.id } }),
  }))
}

export function transactionWords({ amount, comment, reference, at }: Omit<Row, 'id'>) {
  const sign = amount < 0 ? '-' : '+'
  return {
    title: `${sign}${formatKobo(Math.abs(amount))} · ${comment ?? reference}`,
    detail: [reference, shownDay(DateTime.fromJSDate(at))].join(' · '),
  }
}

export default findOwnTransactions
