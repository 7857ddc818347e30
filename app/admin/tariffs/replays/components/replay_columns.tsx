import type { TableColumn } from '~/ui/data_table'
import { formatNaira } from '~/ui/money'
import type { ReplaySumData } from './replay_texts'

export function differenceColumn(header: string): TableColumn<ReplaySumData> {
  const value = ({ difference }: ReplaySumData) => formatNaira(difference, true)
  const cell = (sum: ReplaySumData) => <TwoLineCell first={value(sum)} second={sum.shareText} />
  return { header, value, cell, numeric: true, phone: 'end' }
}

export function moneyColumn(
  field: 'before' | 'after' | 'plain' | 'charged',
  header: string
): TableColumn<ReplaySumData> {
  const value = ({ [field]: naira }: ReplaySumData) => (naira === null ? null : formatNaira(naira))
  return { header, value, numeric: true }
}

export function TwoLineCell({ first, second }: { first: string; second: string | null }) {
  return (
    <span className="inline-block align-top">
      {first}
      {second && <span className="block text-ink-muted">{second}</span>}
    </span>
  )
}
