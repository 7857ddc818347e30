import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'

export function MissingLabelList({
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
