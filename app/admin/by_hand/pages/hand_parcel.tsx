import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { Printer } from 'lucide-react'
import { urlFor } from '~/client'
import { StatusBadge } from '#shipping/shipment/components/shipment_status_badge'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { HandBookingCard } from '../components/hand_booking_card'
import { HandEventsCard } from '../components/hand_events_card'
import { ParcelDetails } from '../components/parcel_details'
import { router } from '@inertiajs/react'
import { useRetryBooking } from '#shipping/history/components/use_retry_booking'
import { Card } from '~/ui/card'

/** A type alias, because Inertia's JSON props do not accept an interface. */
type Choice = { value: string; label: string }

interface HandParcelProps {
  parcel: Data.Shipping.Carriers.ByHand.HandParcel
  shipment: Data.Shipping.Shipment.Shipment
  events: Choice[]
  countries: Choice[]
}

export default function HandParcel({ parcel, shipment, events, countries }: HandParcelProps) {
  const { status, inTransit, parcelState, toBook } = parcel
  const title = `Parcel ${shipment.trackingNumber}`
  return (
    <>
      <PageHeader
        title={title}
        description={`${shipment.courierRates[0]?.courierName}, ${shipment.courierRates[0]?.serviceType}. Paid ${parcel.paidText}.`}
        badge={
          <StatusBadge status={status} inTransit={inTransit} parcelState={parcelState} isStaff />
        }
        back={{ label: 'By Hand', href: urlFor('admin.by_hand', {}), as: Link }}
        actions={
          <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ParcelDetails shipment={shipment} />
        <div className="no-print grid min-w-0 gap-6">
          {status === 'PENDING_ISSUE' && <RefusedParcelCard shipment={shipment} />}
          {(toBook || parcel.underway) && <HandBookingCard parcel={parcel} shipment={shipment} />}
          {!toBook && status !== 'PENDING_ISSUE' && (
            <HandEventsCard
              parcel={parcel}
              events={events}
              countries={countries}
              originCountry={shipment.origin.country}
            />
          )}
        </div>
      </div>
    </>
  )
}

function RefusedParcelCard({ shipment }: { shipment: Data.Shipping.Shipment.Shipment }) {
  const retry = useRetryBooking(() => router.reload())
  return (
    <Card title="Refused" description={shipment.issue}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void retry(shipment.id)}>Retry</Button>
        <Button as={Link} href={urlFor('shipping.history', {})} variant="secondary">
          Void it in Past Shipments
        </Button>
      </div>
    </Card>
  )
}
