import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { CourierName } from '~/components/courier_name'
import { useClientTableQuery } from '~/url/use_client_table_query'
import { urlFor } from '~/client'
import {
  StatusBadge,
  shipmentStatusText,
} from '#shipping/shipment/components/shipment_status_badge'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { PageHeader } from '~/ui/page_header'
import { ParcelsToBookList } from '../components/parcels_to_book_list'

type UnderwayParcel = Data.Shipping.Carriers.ByHand.UnderwayParcel

interface ByHandProps {
  waiting: Data.Shipping.Carriers.ByHand.WaitingParcel[]
  waitingCount: number
  underway: UnderwayParcel[]
}

export default function ByHand({ waiting, waitingCount, underway }: ByHandProps) {
  const controlled = useClientTableQuery()
  return (
    <>
      <PageHeader
        title="By Hand"
        description="Parcels that you book with their courier yourselves. Then enter the waybill number here."
      />
      <div className="grid gap-6">
        <ParcelsToBookList parcels={waiting} total={waitingCount} />
        {underway.length > 0 && (
          <section aria-labelledby="underway" className="min-w-0">
            <h2 id="underway" className="mb-3 font-semibold">
              Booked or refused
            </h2>
            <DataTable
              label="Booked or refused"
              columns={COLUMNS}
              rows={underway}
              controlled={controlled}
              search="Search these parcels"
            />
          </section>
        )}
      </div>
    </>
  )
}

const COLUMNS: TableColumn<UnderwayParcel>[] = [
  {
    header: 'Tracking No.',
    value: 'trackingNumber',
    cell: ({ id, trackingNumber }) => (
      <Link href={urlFor('admin.hand_parcel', { id })} className="tabular font-medium underline">
        {trackingNumber}
      </Link>
    ),
    sort: 'trackingNumber',
    phone: 'title',
  },
  { header: 'Waybill', value: 'waybillNumber', sort: 'waybill', phone: 'labelled' },
  {
    header: 'Courier',
    value: 'courier',
    cell: ({ courier }) => <CourierName courier={courier} />,
    sort: 'courier',
    phone: 'line',
  },
  {
    header: 'Recipient',
    value: ({ recipient, destinationCountry }) => `${recipient}, ${destinationCountry}`,
    sort: 'recipient',
    phone: 'line',
  },
  {
    header: 'Status',
    value: ({ status, inTransit, parcelState }) =>
      shipmentStatusText({ status, inTransit, parcelState, isStaff: true }),
    cell: ({ status, inTransit, parcelState }) => (
      <StatusBadge status={status} inTransit={inTransit} parcelState={parcelState} isStaff />
    ),
    sort: 'status',
    phone: 'end',
  },
  { header: 'Changed', value: 'changed', cell: 'changedText', sort: 'changed', phone: 'labelled' },
]
