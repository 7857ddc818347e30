import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { buttonClass } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type { BookedShipment } from '#shipping/booking/components/form/booking_types'

export default function VoidFirstNotice({ shipment }: { shipment: BookedShipment }) {
  if (!isPaidAndValid(shipment)) return null
  const { trackingNumber, destination, courierRates } = shipment
  return (
    <Notice
      tone="warning"
      className="mb-4"
      title={`Shipment ${trackingNumber} has not been voided`}
      action={
        <Link
          href={urlFor('shipping.history', {})}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          Past Shipments
        </Link>
      }
    >
      It still goes to {destination.fullname} with {courierRates[0]?.courierName}, and nothing was
      refunded. To book your changes, void it in Past Shipments first, then choose Edit there.
    </Notice>
  )
}

/** A paid shipment must be voided before anybody can edit it and book it again. */
function isPaidAndValid({ status }: BookedShipment): boolean {
  return !['AWAITING_PAYMENT_CONFIRMATION', 'CANCELED', 'VOIDED'].includes(status)
}
