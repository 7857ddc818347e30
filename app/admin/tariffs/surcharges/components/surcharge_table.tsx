import { useClientTableQuery } from '~/url/use_client_table_query'
import { Badge, type BadgeTone } from '~/ui/badge'
import { type TableColumn, DataTable, type DataTableProps } from '~/ui/data_table'
import type { SurchargeData } from './surcharge_fields'

const STATES: Record<SurchargeData['state'], { label: string; tone: BadgeTone }> = {
  active: { label: 'In force', tone: 'success' },
  upcoming: { label: 'Upcoming', tone: 'info' },
  ended: { label: 'Ended', tone: 'neutral' },
}

const COLUMNS: TableColumn<SurchargeData>[] = [
  {
    header: 'Name',
    value: 'name',
    cell: ({ name, kindText }) => (
      <>
        <span className="font-medium">{name}</span>
        <span className="block text-ink-muted">{kindText}</span>
      </>
    ),
    sort: 'name',
    phone: 'title',
  },
  { header: 'Price', value: 'priceText', sort: 'price', numeric: true, phone: 'end' },
  { header: 'Courier', value: 'courierText', sort: 'courier', phone: 'line' },
  { header: 'Lane', value: 'laneText', sort: 'lane', phone: 'line' },
  { header: 'Parcels', value: 'parcelsText', sort: 'parcels', phone: 'line' },
  {
    header: 'Dates',
    value: 'datesText',
    cell: ({ datesText, state }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {datesText}
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      </span>
    ),
    sort: 'dates',
    phone: 'line',
  },
]

type SurchargeTableProps = Pick<DataTableProps<SurchargeData>, 'toolbar' | 'rowMenu'> & {
  surcharges: SurchargeData[]
}

export function SurchargeTable({ surcharges, ...given }: SurchargeTableProps) {
  return (
    <DataTable
      label="Surcharges"
      columns={COLUMNS}
      rows={surcharges}
      sentences={{
        empty: 'No surcharges',
        hint: 'Only the shipping rate is charged. Couriers often add one for fuel, remote areas or homes.',
      }}
      search="Search surcharges"
      controlled={useClientTableQuery()}
      csv
      print
      {...given}
    />
  )
}
