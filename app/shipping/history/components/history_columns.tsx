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
      hideOnPhone: true,
      header: 'Date',
      // Sorted by the moment, found by what is read.
      value: (row) => `${row.requestDate} ${row.requestDay}`,
      csv: (row) => dates(row, isStaff),
      cell: (row) => <DateCell row={row} isStaff={isStaff} />,
    },
    {
      id: 'trackingNumber',
      header: 'Tracking No.',
      value: (row) => `${row.trackingNumber} ${row.serviceType} ${row.waybillNumber ?? ''}`,
      csv: (row) => row.trackingNumber,
      cell: (row) => <TrackingNumberCell row={row} {...options} />,
    },
    {
      id: 'sender',
      hideOnPhone: true,
      header: 'Sender',
      value: (row) => joined(row.sender, origin(row)),
      cell: (row) => <PlaceCell name={row.sender} place={origin(row)} />,
    },
    {
      id: 'recipient',
      hideOnPhone: true,
      header: 'Recipient',
      value: (row) => joined(row.recipient, row.destinationCountry),
      cell: (row) => <PlaceCell name={row.recipient} place={row.destinationCountry} />,
    },
    {
      id: 'status',
      hideOnPhone: true,
      header: 'Status',
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
