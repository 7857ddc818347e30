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
        sentences={{ empty: 'No records found!' }}
        search="Search these parcels"
      />
    </section>
  )
}

const COLUMNS: TableColumn<Parcel>[] = [
  {
    header: 'Tracking No.',
    value: 'trackingNumber',
    cell: ({ id, trackingNumber }) => (
      <Link href={urlFor('admin.hand_parcel', { id })} className="tabular font-medium underline">
        {trackingNumber}
      </Link>
    ),
    sort: 'trackingNumber',
  },
  { header: 'Waybill', value: 'waybillNumber', sort: 'waybill' },
  { header: 'Courier', value: 'courier', sort: 'courier', hideOnPhone: true },
  {
    header: 'Recipient',
    value: ({ recipient, destinationCountry }) => `${recipient}, ${destinationCountry}`,
    sort: 'recipient',
    hideOnPhone: true,
  },
  {
    header: 'Status',
    value: ({ status, inTransit, parcelState }) =>
      shipmentStatusText({ status, inTransit, parcelState, isStaff: true }),
    cell: ({ status, inTransit, parcelState }) => (
      <StatusBadge status={status} inTransit={inTransit} parcelState={parcelState} isStaff />
    ),
    sort: 'status',
  },
  { header: 'Changed', value: 'changedText', sort: 'changed', hideOnPhone: true },
]
