import type { TableColumn } from '~/ui/data_table'
import { shipmentStatusText } from '#shipping/shipment/components/shipment_status_badge'
import {
  DateCell,
  PlaceCell,
  StatusCell,
  TrackingNumberCell,
  type UnpaidActions,
} from './history_cells'
import type { HistoryRow } from './history_row'

type ColumnOptions = UnpaidActions & {
  isStaff: boolean
  withOrigin?: boolean
}

export function historyColumns(options: ColumnOptions): TableColumn<HistoryRow>[] {
  const { isStaff, withOrigin } = options
  const origin = (row: HistoryRow) =>
    withOrigin ? joinTexts(row.originState, row.originCountry) : row.originState
  const words = ({ status, inTransit, parcelState }: HistoryRow) =>
    shipmentStatusText({ status, inTransit, parcelState, isStaff })
  return [
    {
      id: 'date',
      header: 'Date',
      phone: 'line',
      // Sorts by timestamp and matches the displayed text.
      value: (row) => `${row.requestDate} ${row.requestDay}`,
      csv: (row) => dateText(row, isStaff),
      cell: (row) => <DateCell row={row} isStaff={isStaff} />,
    },
    {
      id: 'trackingNumber',
      header: 'Tracking No.',
      phone: 'line',
      value: ({ trackingNumber, serviceType, waybillNumber, reference }) =>
        [trackingNumber, serviceType, waybillNumber, reference].filter(Boolean).join(' '),
      csv: (row) => row.trackingNumber,
      cell: (row) => <TrackingNumberCell row={row} isStaff={isStaff} />,
    },
    {
      id: 'sender',
      header: 'Sender',
      phone: withOrigin ? 'labelled' : 'hidden',
      value: (row) => joinTexts(row.sender, origin(row)),
      cell: (row) => <PlaceCell name={row.sender} place={origin(row)} />,
    },
    {
      id: 'recipient',
      header: 'Recipient',
      phone: 'title',
      value: (row) => joinTexts(row.recipient, row.destinationCountry),
      cell: (row) => <PlaceCell name={row.recipient} place={row.destinationCountry} />,
    },
    {
      id: 'status',
      header: 'Status',
      phone: 'line',
      value: words,
      cell: (row) => <StatusCell row={row} {...options} />,
    },
  ]
}

function joinTexts(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(', ')
}

function dateText({ requestDay, paymentDay }: HistoryRow, isStaff: boolean): string {
  return isStaff && paymentDay ? `${requestDay} (paid ${paymentDay})` : requestDay
}
