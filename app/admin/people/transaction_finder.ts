import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { type Finder, MAX_RESULTS_PER_KIND } from '#identity/search/finders'
import { queryRows } from '#shared/database/query_rows'
import { describeTransaction } from '#wallet/transactions/transaction_finder'

type TransactionFinderRow = {
  amount: number
  comment: string | null
  reference: string
  at: Date
  wallet: number
  owner: number | null
  organization: string
}

/** Finds customers' transactions by reference, without test organizations. */
const FIND_BY_REFERENCE = `select entries.amount_kobo as amount, transfers.comment,
    transfers.reference, entries.created_at as at, wallets.id as wallet,
    wallets.user_id as owner, organizations.name as organization
  from (
    select * from ledger_transfers where upper(reference) like :referencePrefix
    order by id desc limit ${MAX_RESULTS_PER_KIND * 10}
  ) as transfers
    join ledger_entries as entries on entries.transfer_id = transfers.id
    join ledger_accounts as accounts
      on accounts.id = entries.account_id and accounts.kind in ('cash', 'cash_back')
    join wallets on wallets.id = accounts.wallet_id and wallets.organization_id > 0
    join organizations on organizations.id = wallets.organization_id
  order by transfers.id desc, entries.id limit ${MAX_RESULTS_PER_KIND}`

const findTransactions: Finder = async ({ referencePrefix }) => {
  const rows = await queryRows<TransactionFinderRow>(db, FIND_BY_REFERENCE, { referencePrefix })
  return rows.map((row) => ({
    kind: 'transaction' as const,
    ...describeTransaction(row),
    href:
      row.owner === null
        ? urlFor('admin.organizations', {}, { qs: { condition: row.organization } })
        : urlFor('admin.user_account', { id: row.owner }, { qs: { wallet: row.wallet } }),
  }))
}

export default findTransactions
