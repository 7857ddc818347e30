import { cx } from '~/ui/cx'
import type { TableColumn } from '~/ui/data_table'
import { Money } from '~/ui/money'
import { NoValue } from '~/ui/no_value'
import { TransactionAmount } from './transaction_amount'
import {
  BALANCE_NAMES,
  signedNaira,
  transactionTypeText,
  type TransactionRow,
} from './transaction_row'

/** On a phone, each row becomes a card that begins with type and amount. */
export const TRANSACTION_COLUMNS: TableColumn<TransactionRow>[] = [
  {
    header: 'Date',
    // Sorts by the ISO date at the start; a search also finds the displayed text after it.
    value: (row) => `${row.paymentDate} ${row.paymentMoment}`,
    csv: (row) => `${row.paymentDay} ${row.paymentTime}`,
    cell: (row) => (
      <time
        dateTime={row.paymentDate}
        title={`${row.paymentDay}, ${row.paymentTime} (Lagos)`}
        className="tabular whitespace-nowrap max-sm:text-ink-muted"
      >
        {row.paymentMoment}
      </time>
    ),
    sort: 'date',
    phone: 'line',
  },
  {
    header: 'Type',
    value: (row) => transactionTypeText(row.type),
    cell: (row) => <span className="sm:whitespace-nowrap">{transactionTypeText(row.type)}</span>,
    sort: 'type',
    phone: 'title',
  },
  {
    header: 'Comment',
    value: 'comment',
    cell: (row) => <span className="break-words">{row.comment ?? <NoValue />}</span>,
    sort: 'comment',
    phone: 'line',
  },
  {
    header: 'Reference',
    value: 'reference',
    cell: (row) => (
      <span className="block min-w-32 break-all text-xs text-ink-muted">{row.reference}</span>
    ),
    phone: 'hidden',
  },
  {
    header: 'Amount',
    value: signedNaira,
    cell: (row) => <TransactionAmount row={row} />,
    sort: 'amount',
    numeric: true,
    phone: 'end',
  },
  {
    header: 'Balance',
    value: 'balanceAfter',
    cell: (row) => <BalanceAfter row={row} />,
    numeric: true,
    phone: 'line',
  },
]

/** The balance (cash or cash back) that the transaction left. */
export function BalanceAfter({ row, named }: { row: TransactionRow; named?: boolean }) {
  return (
    <span className="text-ink-muted">
      <span className={cx(!named && 'sm:hidden')}>Balance </span>
      <Money naira={row.balanceAfter} />
      {row.balanceType === 'cash_back' && (
        <span className="text-xs sm:block"> {BALANCE_NAMES.cash_back}</span>
      )}
    </span>
  )
}
