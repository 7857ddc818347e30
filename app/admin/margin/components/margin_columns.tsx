import type { Data } from '@generated/data'
import type { TableColumn } from '~/ui/data_table'

export type MarginRow = Data.Admin.Margin.MarginRow

export const MARGIN_COLUMNS: TableColumn<MarginRow>[] = [
  { header: 'Shipment', value: 'trackingNumber', phone: 'title' },
  {
    header: 'Margin',
    value: 'marginText',
    cell: (row) => <ShipmentMarginCell row={row} />,
    sort: 'margin',
    numeric: true,
    phone: 'end',
  },
  { header: 'Charged for carriage', value: 'chargedText', numeric: true },
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
