import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { pageUrls } from '~/page_urls'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { DatesFilter } from '~/components/dates_filter'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { PageHeader } from '~/ui/page_header'

type Entry = Data.Identity.Teams.Activity.TeamEntry

type Person = { value: string; label: string }

type ActivityProps = { listQuery: ListParams; people: Person[]; entries?: PaginatedRows<Entry> }

const SENTENCES = {
  called: 'the activity',
  empty: 'No activity found. Try another person or other days.',
}

export default function Activity({ listQuery, people, entries }: ActivityProps) {
  const csv = 'api.identity.activities.export'
  const list = useServerList(entries, { prop: 'entries', listQuery, csv })
  return (
    <>
      <PageHeader
        title="Activity"
        description="Who did what for your business. Nothing here can be changed or removed."
      />
      <DataTable
        label="Activity"
        columns={COLUMNS}
        list={list}
        sentences={SENTENCES}
        filter={<DatesFilter list={list} />}
        filters={[{ name: 'person', label: 'Person', all: 'Everybody', options: people }]}
        csv
        print
      />
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
