import type { TableColumn } from '~/ui/data_table'
import { Money } from '~/ui/money'
import { shipmentStatusText } from '#shipping/shipment/components/shipment_status_badge'
import {
  DateCell,
  ExpectedCell,
  PlaceCell,
  StatusCell,
  TrackingNumberCell,
  type UnpaidActions,
} from './history_cells'
import { type HistoryRow, receiverPlace } from './history_row'

type ColumnOptions = UnpaidActions & {
  isStaff: boolean
  isImports?: boolean
}

export function historyColumns(options: ColumnOptions): TableColumn<HistoryRow>[] {
  const { isStaff, isImports } = options
  const origin = (row: HistoryRow) =>
    isImports
      ? joinTexts(row.originState, row.originCountry)
      : joinTexts(row.originState, business(row))
  // Staff see whose shipment it is, unless the sender booked it.
  const business = ({ customer, sender }: HistoryRow) =>
    isStaff && customer && customer !== sender ? customer : null
  const words = ({ status, inTransit, parcelState }: HistoryRow) =>
    shipmentStatusText({ status, inTransit, parcelState, isStaff })
  return [
    {
      header: 'Date',
      // Starts with the timestamp for sorting; a search also finds the displayed date.
      value: (row) => `${row.requestDate} ${row.requestDay}`,
      csv: (row) => dateText(row, isStaff),
      cell: (row) => <DateCell row={row} isStaff={isStaff} />,
      sort: 'date',
      phone: isStaff ? 'line' : 'hidden',
    },
    {
      header: 'Tracking No.',
      value: ({ trackingNumber, serviceType, waybillNumber, reference }) =>
        [trackingNumber, serviceType, waybillNumber, reference].filter(Boolean).join(' '),
      csv: (row) => row.trackingNumber,
      cell: (row) => <TrackingNumberCell row={row} {...options} />,
      sort: 'trackingNumber',
      phone: 'line',
    },
    {
      header: 'Sender',
      value: (row) => joinTexts(row.sender, origin(row)),
      cell: (row) => <PlaceCell name={row.sender} place={origin(row)} isWide={isImports} />,
      sort: 'sender',
      phone: isImports ? 'labelled' : 'hidden',
    },
    {
      header: 'Recipient',
      value: (row) => joinTexts(row.recipient, receiverPlace(row)),
      cell: (row) => (
        <PlaceCell name={row.recipient} place={receiverPlace(row)} isWide={isImports} />
      ),
      sort: 'recipient',
      phone: 'title',
    },
    {
      header: 'Status',
      value: words,
      cell: (row) => <StatusCell row={row} {...options} />,
      sort: 'status',
      phone: 'line',
    },
    ...(isImports ? [] : PRICE_AND_DAY),
  ]
}

const PRICE_AND_DAY: TableColumn<HistoryRow>[] = [
  {
    header: 'Price',
    value: 'paymentAmount',
    cell: ({ paymentAmount }) => <Money naira={paymentAmount} />,
    numeric: true,
    phone: 'hidden',
  },
  { header: 'Expected', cell: (row) => <ExpectedCell row={row} />, phone: 'line' },
]

function joinTexts(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(', ')
}

function dateText({ requestDay, paymentDay }: HistoryRow, isStaff: boolean): string {
  return isStaff && paymentDay ? `${requestDay} (paid ${paymentDay})` : requestDay
}
