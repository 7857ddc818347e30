import type { Data } from '@generated/data'
import type { ServerListState } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { type TableColumn, DataTable } from '~/ui/data_table'

export type MarginRow = Data.Admin.Margin.MarginRow

const COLUMNS: TableColumn<MarginRow>[] = [
  {
    id: 'trackingNumber',
    header: 'Shipment',
    value: ({ trackingNumber }) => trackingNumber,
    sortable: false,
    phone: 'title',
  },
  {
    id: 'margin',
    header: 'Margin',
    value: ({ marginText }) => marginText,
    cell: (row) => <ShipmentMarginCell row={row} />,
    numeric: true,
    phone: 'end',
  },
  {
    id: 'charged',
    header: 'We charged',
    value: ({ chargedText }) => chargedText,
    numeric: true,
    sortable: false,
    phone: 'labelled',
  },
  {
    id: 'cost',
    header: 'Cost',
    value: ({ costText }) => costText,
    cell: (row) => <ShipmentCostCell row={row} />,
    numeric: true,
    sortable: false,
    phone: 'labelled',
  },
  {
    id: 'courier',
    header: 'Courier and lane',
    value: ({ courier, lane }) => `${courier}, ${lane}`,
    sortable: false,
    phone: 'line',
  },
  {
    id: 'customer',
    header: 'Customer',
    value: ({ customer }) => customer,
    sortable: false,
    phone: 'line',
  },
  { id: 'date', header: 'Paid On', value: ({ day }) => day, phone: 'line' },
]

function ShipmentMarginCell({ row: { marginText, shareText, isLoss } }: { row: MarginRow }) {
  return (
    <>
      <span className={isLoss ? 'text-danger' : undefined}>{marginText}</span>
      {shareText && <span className="block text-ink-muted">{shareText}</span>}
    </>
  )
}

function ShipmentCostCell({ row: { costText, isEstimate, differenceText } }: { row: MarginRow }) {
  const hint = isEstimate ? 'Estimate' : differenceText && `${differenceText} against the estimate`
  return (
    <>
      {costText}
      {hint && <span className="block text-ink-muted">{hint}</span>}
    </>
  )
}

export function MarginTable({ list }: { list: ServerListState<MarginRow> }) {
  return (
    <DataTable
      label="Margins"
      columns={COLUMNS}
      list={list}
      opening={({ trackingNumber }) => urlFor('shipping.shipment', { number: trackingNumber })}
      searchable
      searchLabel="Search numbers and customers"
      sentences={{ of: 'shipments', empty: 'No shipments found.' }}
      csv
      print
    />
  )
}
