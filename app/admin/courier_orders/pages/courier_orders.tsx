import type { Data } from '@generated/data'
import { PageHeader } from '~/ui/page_header'
import { CourierOrderList } from '../components/courier_order_list'
import { ParcelOrdersSearch } from '../components/parcel_orders_search'
import { MissingLabelList } from '../components/missing_label_list'

interface CourierOrdersProps {
  orders: Data.Shipping.Carriers.Attempts.UnfinishedOrder[]
  unlabelled: Data.Shipping.Carriers.ByHand.UnderwayParcel[]
  /** The searched number, if no parcel has it. */
  unknownNumber: string | null
}

export default function CourierOrders({ orders, unlabelled, unknownNumber }: CourierOrdersProps) {
  return (
    <>
      <PageHeader
        title="Courier Orders"
        description="Paid parcels whose order with a courier is not finished. If the answer was lost, we look for the order by its reference and never send it twice."
      />
      <div className="grid gap-6">
        <ParcelOrdersSearch unknownNumber={unknownNumber} />
        <CourierOrderList orders={orders} />
        {unlabelled.length > 0 && <MissingLabelList parcels={unlabelled} />}
      </div>
    </>
  )
}
