import type { Data } from '@generated/data'
import { type Paged, type Question, useListed } from '~/address/use_listed'
import { type Column, DataTable } from '~/ui/data_table'
import { NativeSelect } from '~/ui/native_select'
import { PageHeader } from '~/ui/page_header'
import { type CourierChoice, CourierFilter } from '../components/courier_filter'

type Lane = Data.Admin.Lanes.Lane.Variants['forPage']

interface LanesProps {
  question: Question
  couriers: CourierChoice[]
  /** Below so many deliveries nothing is said. */
  least: number
  lanes?: Paged<Lane>
}

const KINDS = [
  { value: 'domestic', label: 'Within Nigeria' },
  { value: 'export', label: 'Exports' },
  { value: 'import', label: 'Imports' },
]

const COLUMNS: Column<Lane>[] = [
  { id: 'lane', header: 'Lane', value: ({ lane }) => lane, sortable: false, phone: 'title' },
  {
    id: 'courier',
    header: 'Courier',
    value: ({ courierName }) => courierName,
    sortable: false,
    phone: 'line',
  },
  {
    id: 'usual',
    header: 'Usually',
    value: ({ usual }) => usual,
    numeric: true,
    phone: 'labelled',
  },
  {
    id: 'most',
    header: '9 in 10 within',
    value: ({ most }) => most,
    numeric: true,
    phone: 'labelled',
  },
  {
    id: 'parcels',
    header: 'Parcels',
    value: ({ parcels }) => parcels.toLocaleString('en-NG'),
    numeric: true,
    phone: 'labelled',
  },
]

/** How long each courier takes on each lane, as customers are told. */
export default function Lanes({ question, couriers, least, lanes }: LanesProps) {
  const list = useListed(lanes, {
    prop: 'lanes',
    question,
    csv: 'api.admin.lane_fact_exports.show',
  })
  const isNarrowed = ['search', 'courier', 'kind'].some((name) => question[name])
  return (
    <>
      <PageHeader
        title="Lane Facts"
        description={`Days from hand-over to delivery, of our own parcels in the last 180 days. Customers see a lane once it has ${least} deliveries. Counted every night.`}
      />
      <DataTable
        label="Lane Facts"
        columns={COLUMNS}
        rows={list.rows}
        rowKey={({ courier, kind, lane }) => `${courier} ${kind} ${lane}`}
        server={list.server}
        loading={list.loading}
        error={list.failed}
        onRetry={list.reload}
        searchable
        searchLabel="Search lanes"
        sentences={{
          loading: 'Loading lanes... Please wait!',
          empty: isNarrowed
            ? 'No such lanes.'
            : `No lane has ${least} deliveries yet, so customers are told nothing.`,
          error: 'Could not load the lanes. Please try again.',
        }}
        toolbar={
          <>
            <CourierFilter couriers={couriers} question={question} onChange={list.filter} />
            <NativeSelect
              aria-label="Kind"
              placeholder="All kinds"
              options={KINDS}
              value={question.kind ?? null}
              onChange={(kind) => list.filter({ kind })}
              className="max-sm:min-h-11"
            />
          </>
        }
        csv
        print
      />
    </>
  )
}
