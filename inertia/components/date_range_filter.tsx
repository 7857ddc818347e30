import { Button } from '~/ui/button'
import type { ServerListState } from '~/ui/data_table'
import { DateRange } from '~/ui/date_range'
import type { DateRangeValues } from '~/ui/date_range_values'
import { todayIso } from '~/ui/iso_dates'

/** Filters a list by first and last day. The URL keeps both. */
export function DateRangeFilter<Row>({
  list: { listQuery, filter },
}: {
  list: ServerListState<Row>
}) {
  const days = { start: listQuery.startDate ?? '', end: listQuery.endDate ?? '' }
  const choose = ({ start, end }: DateRangeValues) => filter({ startDate: start, endDate: end })
  return (
    <>
      <DateRange {...days} max={todayIso()} onChange={choose} />
      {(days.start || days.end) && (
        <Button variant="ghost" onClick={() => choose({ start: '', end: '' })}>
          All days
        </Button>
      )}
    </>
  )
}
