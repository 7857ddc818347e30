import { Money } from '~/ui/money'
import { signedNaira, type TransactionRow } from './transaction_row'

/** Credits are green with a plus sign; debits stay neutral. */
export function TransactionAmount({ row }: { row: Pick<TransactionRow, 'amount' | 'isCredit'> }) {
  const color = row.isCredit ? 'font-medium text-success' : 'font-medium'
  return <Money naira={signedNaira(row)} signed className={color} />
}
