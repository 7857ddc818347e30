import type { FormEvent, ReactNode } from 'react'
import { Search } from 'lucide-react'
import type { Range } from '~/ui/align_range'
import { Button } from '~/ui/button'
import { DateRange } from '~/ui/date_range'

export type PeriodSearchProps = {
  list: {
    range: Range
    setRange: (range: Range) => void
    search: (range: Range) => unknown
    searched: Range | null
    showRecent: () => void
    busy: boolean
    failed: boolean
  }
  /** What the table below shows. */
  summary: string
  /** More buttons, at the end of the row. */
  children?: ReactNode
}

/** Two dates and a button, and a sentence about what the table below shows. */
export function PeriodSearch({ list, summary, children }: PeriodSearchProps) {
  const { range, setRange, search, searched, showRecent, busy, failed } = list

  function submit(event: FormEvent) {
    event.preventDefault()
    void search(range)
  }

  return (
    <section aria-label="Search by date" className="no-print mb-4">
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
        <div className="w-full sm:w-96">
          <DateRange {...range} onChange={setRange} required />
        </div>
        <Button
          type="submit"
          disabled={!range.start || !range.end}
          busy={busy}
          busyLabel="Searching..."
          icon={<Search aria-hidden="true" className="size-4" />}
          className="w-full sm:w-auto"
        >
          Search
        </Button>
        {searched && (
          <Button
            variant="secondary"
            onClick={showRecent}
            disabled={busy}
            className="w-full sm:w-auto"
          >
            Show recent
          </Button>
        )}
        {children}
      </form>
      <p role="status" className="mt-3 min-h-5 text-sm text-ink-muted">
        {!busy && !failed && summary}
      </p>
    </section>
  )
}
