import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { type Finder, MOST_OF_A_KIND, NEWEST } from '#identity/search/finders'
import { rowsOf } from '#shared/database/rows'
import { formatKobo } from '#shared/money/rules/money'
import { shownDay } from '#shared/time/date_words'
import { DateTime } from 'luxon'

type Row = { id: number; amount: number; comment: string | null; reference: string; at: Date }

/** Among the newest of one wallet: by its reference, or by what its comment says. */
const OWN = `with newest as (
    select entries.id, entries.transfer_id, entries.amount_kobo, entries.created_at
    from wallets
      join ledger_accounts as accounts
        on accounts.wallet_id = wallets.id and accounts.kind in ('cash', 'cash_back')
      cross join lateral (
        select * from ledger_entries where account_id = accounts.id
        order by created_at desc, id desc limit ${NEWEST}
      ) as entries
    where wallets.organization_id = :organizationId and coalesce(wallets.user_id, 0) = :userId
  )
  select newest.id::float8 as id, newest.amount_kobo::float8 as amount, transfers.comment,
    transfers.reference, newest.created_at as at
  from newest join ledger_transfers as transfers on transfers.id = newest.transfer_id
  where upper(transfers.reference) like :referencePrefix or transfers.comment ilike :anywhere
  order by newest.id desc limit ${MOST_OF_A_KIND}`

/** What befell the caller's own wallet. Staff of the console find everybody's, elsewhere. */
const findOwnTransactions: Finder = async (typed, caller) => {
  if (caller.isAdmin) return []
  const rows = await rowsOf<Row>(db, OWN, {
    organizationId: caller.organization.id,
    userId: caller.ownerUserId ?? 0,
    ...{ referencePrefix: typed.referencePrefix, anywhere: typed.anywhere },
  })
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
