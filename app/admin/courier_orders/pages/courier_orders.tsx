import type { Data } from '@generated/data'
import { PageHeader } from '~/ui/page_header'
import { CourierOrderList } from '../components/courier_order_list'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'

interface CourierOrdersProps {
  orders: Data.Shipping.Carriers.Attempts.UnfinishedOrder[]
  orderCount: number
  unlabelled: Data.Shipping.Carriers.ByHand.UnderwayParcel[]
  /** The searched number, if no parcel has it. */
  unknownNumber: string | null
}

export default function CourierOrders(props: CourierOrdersProps) {
  const { orders, orderCount, unlabelled, unknownNumber } = props
  return (
    <>
      <PageHeader
        title="Courier Orders"
        description="Paid parcels whose order with a courier is not finished. If the answer was lost, we look for the order by its reference and never send it twice."
        actions={<ParcelOrdersSearch unknownNumber={unknownNumber} />}
      />
      <div className="grid gap-6">
        <CourierOrderList orders={orders} total={orderCount} />
        {unlabelled.length > 0 && <MissingLabelList parcels={unlabelled} />}
      </div>
    </>
  )
}

function MissingLabelList({
  parcels,
}: {
  parcels: Data.Shipping.Carriers.ByHand.UnderwayParcel[]
}) {
  return (
    <Card
      title="Booked without the courier's label"
      description="Get the label from the courier's website and upload it. Until then we print our own waybill."
      padded={false}
    >
      <ul className="divide-y">
        {parcels.map(
          ({ id, trackingNumber, waybillNumber, courier, recipient, destinationCountry }) => (
            <li key={id} className="px-4 py-3 text-sm sm:px-5">
              <Link
                href={urlFor('admin.parcel_orders', { id })}
                className="tabular text-base font-medium underline"
              >
                {trackingNumber}
              </Link>
              <p>
                {courier} to {recipient}, {destinationCountry}
              </p>
              <p className="tabular text-ink-muted">Waybill {waybillNumber}</p>
            </li>
          )
        )}
      </ul>
    </Card>
  )
}

function ParcelOrdersSearch({ unknownNumber }: { unknownNumber: string | null }) {
  return (
    <form
      method="get"
      action={urlFor('admin.courier_orders', {})}
      className="flex items-start gap-2"
    >
      <Field
        label="Orders of a parcel"
        error={unknownNumber ? `No shipment has the number ${unknownNumber}.` : undefined}
      >
        <TextInput
          name="number"
          maxLength={60}
          autoComplete="off"
          placeholder="Tracking or waybill number"
          defaultValue={unknownNumber ?? ''}
        />
      </Field>
      <Button type="submit" variant="secondary" className="mt-6">
        Show
      </Button>
    </form>
  )
}
