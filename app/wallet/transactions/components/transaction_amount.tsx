import { Money } from '~/ui/money'
import { signedNaira, type TransactionRow } from './transaction_row'

/** Money that came in is green and has a plus; what was spent is no alarm. */
export function TransactionAmount({ row }: { row: Pick<TransactionRow, 'amount' | 'isCredit'> }) {
  const color = row.isCredit ? 'font-medium text-success' : 'font-medium'
  return <Money naira={signedNaira(row)} signed className={color} />
}
