import type { Column } from '~/ui/data_table'
import { statusText } from '#shipping/shipment/components/shipment_status'
import {
  DateCell,
  PlaceCell,
  StatusCell,
  TrackingNumberCell,
  type UnpaidProps,
} from './history_cells'
import type { HistoryRow } from './row'

type ColumnOptions = UnpaidProps & {
  isStaff: boolean
  /** Where not everything comes from one country. */
  withOrigin?: boolean
}

export function historyColumns(options: ColumnOptions): Column<HistoryRow>[] {
  const { isStaff, withOrigin } = options
  const origin = (row: HistoryRow) =>
    withOrigin ? joined(row.originState, row.originCountry) : row.originState
  const words = ({ status, inTransit, parcelState }: HistoryRow) =>
    statusText({ status, inTransit, parcelState, isStaff })
  return [
    {
      id: 'date',
      header: 'Date',
      phone: 'line',
      // Sorted by the moment, found by what is read.
      value: (row) => `${row.requestDate} ${row.requestDay}`,
      csv: (row) => dates(row, isStaff),
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
      value: (row) => joined(row.sender, origin(row)),
      cell: (row) => <PlaceCell name={row.sender} place={origin(row)} />,
    },
    {
      id: 'recipient',
      header: 'Recipient',
      phone: 'title',
      value: (row) => joined(row.recipient, row.destinationCountry),
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

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(', ')
}

function dates({ requestDay, paymentDay }: HistoryRow, isStaff: boolean): string {
  return isStaff && paymentDay ? `${requestDay} (paid ${paymentDay})` : requestDay
}
