import { PeriodSearch } from '~/components/period_search'
import { toDisplayDate } from '~/ui/dates'
import type { History } from './use_history'

/** Two dates and a button, and a sentence about what the table below shows. */
export function HistorySearch({ history, mostRows }: { history: History; mostRows: number }) {
  return <PeriodSearch list={history} summary={summary(history, mostRows)} />
}

function summary({ total, searched, server }: History, mostRows: number): string {
  if (total === 0) return ''
  if (!searched) {
    return total === 1 ? 'The most recent shipment.' : `The ${total} most recent shipments.`
  }
  const shipments = total === 1 ? '1 shipment' : `${total.toLocaleString('en-NG')} shipments`
  const period = `requested from ${toDisplayDate(searched.start)} to ${toDisplayDate(searched.end)}`
  const words = server?.query.search.trim()
  if (words) return `${shipments} ${period} with "${words}" in the row.`
  if (server || total < mostRows) return `${shipments} ${period}.`
  return `Only the newest ${shipments} ${period} are shown. Choose a shorter period to see the others.`
}
