import type { Column } from '~/ui/data_table'
import { formatNaira } from '~/ui/money'
import type { ReplaySum } from './replay_words'

export const NUMBER = { numeric: true, sortable: false } as const

/** What customers would pay more, with its share of the sum before. */
export function differenceColumn(id: string, header: string): Column<ReplaySum> {
  const value = ({ difference }: ReplaySum) => formatNaira(difference, true)
  const cell = (sum: ReplaySum) => <Two first={value(sum)} second={sum.shareText} />
  return { id, header, value, cell, phone: 'end', ...NUMBER }
}

export function moneyColumn(
  id: 'before' | 'after' | 'plain' | 'charged',
  header: string
): Column<ReplaySum> {
  const value = ({ [id]: naira }: ReplaySum) => (naira === null ? null : formatNaira(naira))
  return { id, header, value, ...NUMBER }
}

export function Two({ first, second }: { first: string; second: string | null }) {
  return (
    <span className="inline-block align-top">
      {first}
      {second && <span className="block text-ink-muted">{second}</span>}
    </span>
  )
}
