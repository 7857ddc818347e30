import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { useClientTableQuery } from '~/url/use_client_table_query'
import { urlFor } from '~/client'
import {
  StatusBadge,
  shipmentStatusText,
} from '#shipping/shipment/components/shipment_status_badge'
import { type TableColumn, DataTable } from '~/ui/data_table'

type Parcel = Data.Shipping.Carriers.ByHand.UnderwayParcel

export function ManualParcelTable({ parcels }: { parcels: Parcel[] }) {
  return (
    <section aria-labelledby="underway" className="min-w-0">
      <h2 id="underway" className="mb-3 font-semibold">
        Booked by hand, and refused
      </h2>
      <DataTable
        label="Booked by hand, and refused"
        columns={COLUMNS}
        rows={parcels}
        kept={useClientTableQuery()}
        sentences={{
          loading: 'Loading the parcels... Please wait!',
          empty: 'No records found!',
          error: 'Could not load the parcels. Please try again.',
        }}
        searchable
        searchLabel="Search these parcels"
      />
    </section>
  )
}

const COLUMNS: TableColumn<Parcel>[] = [
  {
    id: 'trackingNumber',
    header: 'Tracking No.',
    value: ({ trackingNumber }) => trackingNumber,
    cell: ({ id, trackingNumber }) => (
      <Link href={urlFor('admin.hand_parcel', { id })} className="tabular font-medium underline">
        {trackingNumber}
      </Link>
    ),
  },
  { id: 'waybill', header: 'Waybill', value: ({ waybillNumber }) => waybillNumber },
  { id: 'courier', header: 'Courier', value: ({ courier }) => courier, hideOnPhone: true },
  {
    id: 'recipient',
    header: 'Recipient',
    value: ({ recipient, destinationCountry }) => `${recipient}, ${destinationCountry}`,
    hideOnPhone: true,
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status, inTransit, parcelState }) =>
      shipmentStatusText({ status, inTransit, parcelState, isStaff: true }),
    cell: ({ status, inTransit, parcelState }) => (
      <StatusBadge status={status} inTransit={inTransit} parcelState={parcelState} isStaff />
    ),
  },
  { id: 'changed', header: 'Changed', value: ({ changedText }) => changedText, hideOnPhone: true },
]
