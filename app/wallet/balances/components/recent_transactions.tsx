import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { DeferredProp } from '~/components/deferred_prop'
import { Card } from '~/ui/card'
import { SkeletonText } from '~/ui/skeleton'
import { NoTransactions } from '#wallet/transactions/components/no_transactions'
import { TransactionAmount } from '#wallet/transactions/components/transaction_amount'
import { BalanceAfter } from '#wallet/transactions/components/transaction_columns'
import {
  type TransactionRow,
  transactionTypeText,
} from '#wallet/transactions/components/transaction_row'

export function RecentTransactions({ movements }: { movements: TransactionRow[] | undefined }) {
  return (
    <Card
      title="Recent transactions"
      padded={false}
      actions={
        <Link
          href={urlFor('wallet.transactions', {})}
          className="-my-2 inline-flex min-h-11 items-center text-sm font-medium text-accent underline"
        >
          See all
        </Link>
      }
    >
      <DeferredProp
        name="movements"
        value={movements}
        loading={
          <div className="p-4 sm:p-5">
            <SkeletonText lines={5} />
          </div>
        }
        failed="Could not load your recent transactions. Please try again."
      >
        {(rows) => (rows.length > 0 ? <RecentTransactionRows rows={rows} /> : <NoTransactions />)}
      </DeferredProp>
    </Card>
  )
}

function RecentTransactionRows({ rows }: { rows: TransactionRow[] }) {
  return (
    <ul className="divide-y text-sm">
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            href={urlFor('wallet.transactions', {}, { qs: { entry: row.id } })}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-3 hover:bg-surface-sunken/60 sm:px-5"
          >
            <span className="font-medium">{transactionTypeText(row.type)}</span>
            <span className="text-right">
              <TransactionAmount row={row} />
            </span>
            <span className="col-span-2 truncate text-ink-muted">
              {row.comment ?? row.reference}
            </span>
            <time dateTime={row.paymentDate} className="tabular text-xs text-ink-muted sm:text-sm">
              {row.paymentMoment}
            </time>
            <span className="text-right text-xs sm:text-sm">
              <BalanceAfter row={row} named />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
