import { Link } from '@adonisjs/inertia/react'
import { ReceiptText } from 'lucide-react'
import { urlFor } from '~/client'
import { DeferredProp } from '~/components/deferred_prop'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { SkeletonText } from '~/ui/skeleton'
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
        {(rows) =>
          rows.length > 0 ? <RecentTransactionRows rows={rows} /> : <NoRecentTransactions />
        }
      </DeferredProp>
    </Card>
  )
}

function NoRecentTransactions() {
  return (
    <EmptyState icon={<ReceiptText />} title="No transactions yet">
      Money you add and payments you make will show here.
    </EmptyState>
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
