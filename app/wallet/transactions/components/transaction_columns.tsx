import type { Column } from '~/ui/data_table'
import { Money } from '~/ui/money'
import { BALANCE_NAMES, signedNaira, typeText, type TransactionRow } from './row'

/** On a phone the comment's cell tells what the other columns would. */
export const TRANSACTION_COLUMNS: Column<TransactionRow>[] = [
  {
    id: 'date',
    header: 'Date',
    hideOnPhone: true,
    // Sorted by the moment, found by what is read.
    value: (row) => `${row.paymentDate} ${row.paymentDay}`,
    csv: (row) => `${row.paymentDay} ${row.paymentTime}`,
    cell: (row) => <Day row={row} />,
  },
  {
    id: 'type',
    header: 'Type',
    hideOnPhone: true,
    value: (row) => typeText(row.type),
    cell: (row) => (
      <>
        {typeText(row.type)}
        {row.balanceType === 'cash_back' && (
          <span className="block text-xs text-ink-muted">{BALANCE_NAMES.cash_back}</span>
        )}
      </>
    ),
  },
  {
    id: 'comment',
    header: 'Comment',
    value: (row) => row.comment,
    cell: (row) => (
      <div className="min-w-0 break-words">
        {row.comment ?? '--'}
        <span className="block text-xs text-ink-muted sm:hidden">
          {typeText(row.type)}, <Day row={row} />
        </span>
      </div>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    value: signedNaira,
    cell: (row) => <Money naira={signedNaira(row)} signed tone />,
  },
]

function Day({ row }: { row: TransactionRow }) {
  return (
    <time
      dateTime={row.paymentDate}
      title={`${row.paymentDay}, ${row.paymentTime} (Lagos)`}
      className="tabular whitespace-nowrap"
    >
      {row.paymentDay}
    </time>
  )
}
