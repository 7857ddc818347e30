import type { Data } from '@generated/data'
import { PageHeader } from '~/ui/page_header'
import { ManualParcelTable } from '../components/manual_parcel_table'
import { ParcelsToBookList } from '../components/parcels_to_book_list'

interface ByHandProps {
  waiting: Data.Shipping.Carriers.ByHand.WaitingParcel[]
  underway: Data.Shipping.Carriers.ByHand.UnderwayParcel[]
}

export default function ByHand({ waiting, underway }: ByHandProps) {
  return (
    <>
      <PageHeader
        title="By Hand"
        description="Parcels for couriers that you book yourselves. Book each one with its courier, then enter its waybill number here."
      />
      <div className="grid gap-6">
        <ParcelsToBookList parcels={waiting} />
        <ManualParcelTable parcels={underway} />
      </div>
    </>
  )
}
