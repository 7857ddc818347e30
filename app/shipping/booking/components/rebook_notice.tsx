import { Notice } from '~/ui/notice'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'

/** Tells a user who followed "Book again" the shipment's status, or that it was not found. */
export default function RebookNotice({ screen: { again } }: { screen: BookingScreen }) {
  if (!again) {
    return (
      <Notice tone="warning" className="mb-4">
        We could not find the shipment you want to book again. You can make a new booking here.
      </Notice>
    )
  }
  return (
    <Notice className="mb-4" title={`Like shipment ${again.trackingNumber}`}>
      {again.status === 'CANCELED' && 'This booking was cancelled. Book it again to send it. '}
      Check what is filled in. You see today’s prices before you pay.
    </Notice>
  )
}
