import type { Data } from '@generated/data'
import { CourierName } from '~/components/courier_name'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { PageHeader } from '~/ui/page_header'
import { DashboardButton } from '#admin/console/components/dashboard_button'

type LateParcel = Data.Admin.Lanes.LateParcel

interface LateParcelsProps {
  listQuery: ListParams
  couriers: { value: string; label: string }[]
  /** How many parcels on the way have a lane to compare with. */
  compared?: number
  parcels?: PaginatedRows<LateParcel>
}

const COLUMNS: TableColumn<LateParcel>[] = [
  { header: 'Shipment', value: 'trackingNumber', phone: 'title' },
  { header: 'Late by', value: 'lateText', sort: 'late', numeric: true, phone: 'end' },
  {
    header: 'Days in transit',
    value: ({ daysUnderWay, mostDays }) => `${daysUnderWay} (9 in 10 within ${mostDays})`,
    numeric: true,
  },
  {
    header: 'Courier and lane',
    value: ({ courier, lane }) => `${courier}, ${lane}`,
    cell: ({ courier, lane }) => (
      <>
        <CourierName courier={courier} />, {lane}
      </>
    ),
    phone: 'line',
  },
  { header: 'Waybill', value: 'waybillNumber' },
  { header: 'Customer', value: 'customer', phone: 'line' },
  { header: 'Handed over', value: 'handedOverText' },
]

export default function LateParcels({ listQuery, couriers, compared, parcels }: LateParcelsProps) {
  const list = useServerList(parcels, { prop: 'parcels', listQuery })
  return (
    <>
      <PageHeader
        title="Late Parcels"
        description="Slower than 90% of parcels on the same route and courier."
        actions={<DashboardButton url={urlFor('admin.lanes', {})}>Transit Times</DashboardButton>}
      />
      <DataTable
        label="Late Parcels"
        columns={COLUMNS}
        list={list}
        opening={({ trackingNumber }) => urlFor('shipping.shipment', { number: trackingNumber })}
        search="Search parcels"
        sentences={{
          of: 'parcels',
          emptyUnfiltered: 'No late parcels',
          hint: `${comparedText(compared)} Every night we compare those whose lane has enough deliveries.`,
        }}
        filters={[{ name: 'courier', label: 'Courier', all: 'All couriers', options: couriers }]}
      />
    </>
  )
}

function comparedText(compared = 0): string {
  return compared === 1
    ? '1 parcel on the way is compared.'
    : `${compared.toLocaleString('en-NG')} parcels on the way are compared.`
}
