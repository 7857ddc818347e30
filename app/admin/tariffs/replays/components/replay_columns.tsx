import type { TableColumn } from '~/ui/data_table'
import { formatNaira } from '~/ui/money'
import type { ReplaySumData } from './replay_texts'

export const NUMERIC_COLUMN = { numeric: true, sortable: false } as const

export function differenceColumn(id: string, header: string): TableColumn<ReplaySumData> {
  const value = ({ difference }: ReplaySumData) => formatNaira(difference, true)
  const cell = (sum: ReplaySumData) => <TwoLineCell first={value(sum)} second={sum.shareText} />
  return { id, header, value, cell, phone: 'end', ...NUMERIC_COLUMN }
}

export function moneyColumn(
  id: 'before' | 'after' | 'plain' | 'charged',
  header: string
): TableColumn<ReplaySumData> {
  const value = ({ [id]: naira }: ReplaySumData) => (naira === null ? null : formatNaira(naira))
  return { id, header, value, ...NUMERIC_COLUMN }
}

export function TwoLineCell({ first, second }: { first: string; second: string | null }) {
  return (
    <span className="inline-block align-top">
      {first}
      {second && <span className="block text-ink-muted">{second}</span>}
    </span>
  )
}
