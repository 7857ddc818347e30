import type { Data } from '@generated/data'
import { useLive } from '~/live/use_live'
import { PageHeader } from '~/ui/page_header'
import type { DropOffLocation } from '#shipping/booking/components/form/types'
import { ThankYou } from '../components/thank_you'

interface BookedProps {
  parcel: Data.Shipping.Booking.BookedParcel
  offices: DropOffLocation[]
}

export default function Booked(props: BookedProps) {
  useLive('shipments', ['parcel'])
  return (
    <>
      <PageHeader title="Shipment Booked" />
      <ThankYou {...props} />
    </>
  )
}
