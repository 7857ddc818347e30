import type { Data } from '@generated/data'
import { CourierName } from '~/components/courier_name'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { PageHeader } from '~/ui/page_header'

type Lane = Data.Admin.Lanes.Lane.Variants['forPage']

interface LanesProps {
  listQuery: ListParams
  couriers: { value: string; label: string }[]
  /** The minimum of deliveries for a lane to be shown to customers. */
  least: number
  lanes?: PaginatedRows<Lane>
}

const KINDS = [
  { value: 'domestic', label: 'Within Nigeria' },
  { value: 'export', label: 'Exports' },
  { value: 'import', label: 'Imports' },
]

const COLUMNS: TableColumn<Lane>[] = [
  { header: 'Lane', value: 'lane', phone: 'title' },
  {
    header: 'Courier',
    value: 'courierName',
    cell: ({ courier }) => <CourierName courier={courier} />,
    phone: 'line',
  },
  { header: 'Usually', value: 'usual', sort: 'usual', numeric: true },
  { header: '9 in 10 within', value: 'most', sort: 'most', numeric: true },
  {
    header: 'Parcels',
    value: ({ parcels }) => parcels.toLocaleString('en-NG'),
    sort: 'parcels',
    numeric: true,
  },
]

export default function Lanes({ listQuery, couriers, least, lanes }: LanesProps) {
  const list = useServerList(lanes, {
    prop: 'lanes',
    listQuery,
    csv: 'api.admin.lane_fact_exports.show',
  })
  return (
    <>
      <PageHeader
        title="Transit Times"
        description={`Days from hand-over to delivery, of our own parcels in the last 180 days. Customers see a lane once it has ${least} deliveries. Counted every night.`}
      />
      <DataTable
        label="Transit Times"
        columns={COLUMNS}
        list={list}
        rowKey={({ courier, kind, lane }) => `${courier} ${kind} ${lane}`}
        search="Search lanes"
        sentences={{
          of: 'lanes',
          emptyUnfiltered: 'No transit times yet',
          hint: `A lane shows here once ${least} of its parcels were delivered. Until then customers see the delivery times of the tariff.`,
        }}
        filters={[
          { name: 'courier', label: 'Courier', all: 'All couriers', options: couriers },
          { name: 'kind', label: 'Kind', all: 'All kinds', options: KINDS },
        ]}
        print
      />
    </>
  )
}
