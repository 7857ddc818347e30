import type { Data } from '@generated/data'
import type { ServerListState } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { type TableColumn, DataTable } from '~/ui/data_table'

export type MarginRow = Data.Admin.Margin.MarginRow

const COLUMNS: TableColumn<MarginRow>[] = [
  { header: 'Shipment', value: 'trackingNumber', phone: 'title' },
  {
    header: 'Margin',
    value: 'marginText',
    cell: (row) => <ShipmentMarginCell row={row} />,
    sort: 'margin',
    numeric: true,
    phone: 'end',
  },
  { header: 'We charged', value: 'chargedText', numeric: true },
  {
    header: 'Cost',
    value: 'costText',
    cell: (row) => <ShipmentCostCell row={row} />,
    numeric: true,
  },
  {
    header: 'Courier and lane',
    value: ({ courier, lane }) => `${courier}, ${lane}`,
    phone: 'line',
  },
  { header: 'Customer', value: 'customer', phone: 'line' },
  { header: 'Paid On', value: 'day', sort: 'date', phone: 'line' },
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
      search="Search numbers and customers"
      sentences={{ of: 'shipments', empty: 'No shipments found.' }}
      csv
      print
    />
  )
}
