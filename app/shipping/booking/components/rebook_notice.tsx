import { Notice } from '~/ui/notice'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'

/** After "Book again", names the shipment to be repeated, or says that we did not find it. */
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
