import type { Data } from '@generated/data'
import { useLiveProps } from '~/live/use_live_props'
import { PageHeader } from '~/ui/page_header'
import type { DropOffLocationData } from '#shipping/booking/components/form/booking_types'
import { isOrderedShipment, ThankYou } from '../components/thank_you'

interface BookedProps {
  parcel: Data.Shipping.Booking.BookedParcel
  offices: DropOffLocationData[]
}

export default function Booked(props: BookedProps) {
  useLiveProps('shipments', ['parcel'])
  return (
    <>
      <PageHeader title={isOrderedShipment(props.parcel) ? 'Shipment Booked' : 'Shipment'} />
      <ThankYou {...props} />
    </>
  )
}
