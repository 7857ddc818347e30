import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { pageUrls } from '~/page_urls'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { Button } from '~/ui/button'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { DateRange } from '~/ui/date_range'
import { todayIso } from '~/ui/iso_dates'
import { NativeSelect } from '~/ui/native_select'
import { PageHeader } from '~/ui/page_header'
import { TeamTabs } from '../components/team_tabs'

type Entry = Data.Identity.Teams.Activity.TeamEntry

type Person = { value: string; label: string }

type ActivityProps = { question: ListParams; people: Person[]; entries?: PaginatedRows<Entry> }

const SENTENCES = {
  loading: 'Loading the activity... Please wait!',
  empty: 'No activity found. Try another person or other days.',
  error: 'Could not load the activity. Please try again.',
}

export default function Activity({ question, people, entries }: ActivityProps) {
  const csv = 'api.identity.activities.export'
  const list = useServerList(entries, { prop: 'entries', question, csv })
  const days = { start: question.startDate ?? '', end: question.endDate ?? '' }
  const choose = ({ start, end }: typeof days) => list.filter({ startDate: start, endDate: end })
  return (
    <>
      <PageHeader
        title="Activity"
        description="Who did what for your business. Nothing here can be changed or removed."
      />
      <TeamTabs current="Activity" />
      <div className="grid gap-4">
        <div className="no-print flex flex-wrap items-end gap-3">
          <NativeSelect
            aria-label="Person"
            options={[{ value: '', label: 'Everybody' }, ...people]}
            value={question.person ?? ''}
            onChange={(person) => list.filter({ person: person || null })}
          />
          <DateRange {...days} max={todayIso()} onChange={choose} />
          {(days.start || days.end) && (
            <Button variant="ghost" onClick={() => choose({ start: '', end: '' })}>
              All days
            </Button>
          )}
        </div>
        <DataTable label="Activity" columns={COLUMNS} list={list} sentences={SENTENCES} csv print />
      </div>
    </>
  )
}

const COLUMNS: TableColumn<Entry>[] = [
  {
    header: 'What',
    value: ({ what, subject }) => `${what} ${subject}`,
    cell: (entry) => <What {...entry} />,
    phone: 'title',
  },
  { header: 'Changes', value: ({ changes }) => changes.map(changeText).join('; '), phone: 'line' },
  { header: 'Who', value: 'who', phone: 'line' },
  {
    header: 'Date',
    value: 'date',
    cell: ({ date, moment }) => (
      <time dateTime={date} className="whitespace-nowrap text-ink-muted">
        {moment}
      </time>
    ),
    phone: 'line',
  },
]

function What({ what, subject, trackingNumber }: Entry) {
  if (trackingNumber === null) return `${what} ${subject}`
  return (
    <>
      {what}{' '}
      <Link href={pageUrls.shipment(trackingNumber)} className="link">
        {subject}
      </Link>
    </>
  )
}

function changeText({ field, before, after }: Entry['changes'][number]): string {
  return before === '--' ? `${field}: ${after}` : `${field}: ${before} → ${after}`
}
