import { useRef, useState } from 'react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { Pagination } from '~/ui/pagination'
import { EmptySheet } from './empty_sheet'
import { RateRow } from './rate_row'
import { SheetFindings } from './sheet_findings'
import type { RateSheet } from './use_rate_sheet'

/** Thousands of fields at once are slow to type into. */
const PAGE = 50

/** The rows of the sheet, a page at a time, and the button that saves all of them. */
export function RateRows({ sheet }: { sheet: RateSheet }) {
  const { rows, busy, savedCount } = sheet
  const [wanted, setWanted] = useState(1)
  const list = useRef<HTMLDivElement>(null)
  const page = Math.min(wanted, Math.max(1, Math.ceil(rows.length / PAGE)))
  const from = (page - 1) * PAGE

  function save() {
    const wrong = sheet.save()
    if (wrong === null) return
    setWanted(Math.ceil(wrong / PAGE))
    focusFirstError(list.current)
  }

  return (
    <Card
      title="Rates"
      description="The price of a parcel above one weight and up to another, in naira."
    >
      <SheetFindings sheet={sheet} />
      {rows.length === 0 ? (
        <EmptyState title="No rates available!">
          {savedCount > 0 && 'The saved rates stay in use until you empty this sheet.'}
        </EmptyState>
      ) : (
        <div ref={list}>
          <ColumnNames />
          <ul className="grid gap-1">
            {rows.slice(from, from + PAGE).map((row, index) => (
              <RateRow
                key={row.key}
                row={row}
                number={from + index + 1}
                problems={sheet.problemsOf(row)}
                onChange={sheet.change}
                onRemove={sheet.remove}
              />
            ))}
          </ul>
        </div>
      )}
      {rows.length > PAGE && (
        <div className="mt-3">
          <Pagination
            label="Pages of rates"
            page={page}
            pageSize={PAGE}
            total={rows.length}
            onPageChange={setWanted}
          />
        </div>
      )}
      <div className="mt-4 flex flex-wrap justify-between gap-2 empty:hidden">
        <EmptySheet sheet={sheet} />
        {rows.length > 0 && (
          <Button onClick={save} busy={busy} busyLabel="Saving..." className="ml-auto">
            Save Rate(s)
          </Button>
        )}
      </div>
    </Card>
  )
}

function ColumnNames() {
  return (
    <div
      aria-hidden="true"
      className="mb-1 grid grid-cols-[1.25rem_1fr_1fr_1.4fr_2.5rem] gap-1 text-sm sm:grid-cols-[2rem_1fr_1fr_1.4fr_2.5rem] sm:gap-2 font-medium text-ink-muted"
    >
      <span>#</span>
      <span>Above Weight</span>
      <span>End Weight</span>
      <span>Rate</span>
    </div>
  )
}
