import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { PackageCheck } from 'lucide-react'
import { urlFor } from '~/client'
import { WhatsAppLink } from '~/components/whatsapp_link'
import { Button, buttonClass } from '~/ui/button'
import { Card } from '~/ui/card'
import { CopyButton } from '~/ui/copy_button'
import type { DropOffLocationData } from '#shipping/booking/components/form/booking_types'
import { BookAgain } from './book_again'
import { WaybillStatus } from './payment/waybill_status'
import { useEffect, useRef } from 'react'
import { Phone } from '~/ui/phone'

interface ThankYouProps {
  parcel: Data.Shipping.Booking.BookedParcel
  /** Drop-off offices; empty if we pick the parcel up. */
  offices: DropOffLocationData[]
}

export function ThankYou({ parcel, offices }: ThankYouProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const { trackingNumber, reference, link, message } = parcel
  const isBooked = isOrderedShipment(parcel)
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <Card as="div">
        <div className="flex flex-col items-center gap-3 py-4 text-center">
          {isBooked && (
            <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
              <PackageCheck aria-hidden="true" className="size-8" />
            </span>
          )}
          <h2 ref={heading} tabIndex={-1} className="text-2xl font-display">
            {isBooked ? 'Thank you for shipping with us' : 'Your shipment is not on its way'}
          </h2>
          <p>Your tracking number is</p>
          <p className="flex flex-wrap items-center justify-center gap-2">
            <span className="tabular text-2xl font-semibold">{trackingNumber}</span>
            <CopyButton value={String(trackingNumber)} />
          </p>
          {isBooked && (
            <div className="mt-2 flex flex-wrap justify-center gap-2">
              <WhatsAppLink text={message} variant="primary">
                Send the link on WhatsApp
              </WhatsAppLink>
              <CopyButton value={link} label="Copy link" toastMessage="Tracking link copied." />
            </div>
          )}
        </div>
      </Card>
      <Card title="What happens next">
        <div className="grid gap-4 text-sm">
          <WaybillStatus parcel={parcel} />
          {parcel.isToHandOver && <HandOverInstructions parcel={parcel} offices={offices} />}
        </div>
      </Card>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="secondary" onClick={() => router.visit(urlFor('shipping.book', {}))}>
          Book another shipment
        </Button>
        <BookAgain reference={reference} />
        <OtherActions trackingNumber={trackingNumber} />
      </div>
    </div>
  )
}

/** False once the courier has refused it or it was voided. */
export function isOrderedShipment({ waybill }: ThankYouProps['parcel']): boolean {
  return waybill === 'making' || waybill === 'ready'
}

function OtherActions({ trackingNumber }: { trackingNumber: number }) {
  const secondary = buttonClass({ variant: 'secondary' })
  return (
    <>
      <Link
        route="shipping.track"
        data={{ trackingNumber: String(trackingNumber) }}
        className={secondary}
      >
        Track this shipment
      </Link>
      <Link href={urlFor('shipping.history', {})} className={secondary}>
        Past Shipments
      </Link>
    </>
  )
}

/** Focuses the heading that replaced the payment step, so that screen readers continue there. */
function useFocusOnMount<T extends HTMLElement>() {
  const element = useRef<T>(null)
  useEffect(() => {
    element.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return element
}

interface HandOverInstructionsProps {
  parcel: Data.Shipping.Booking.BookedParcel
  offices: DropOffLocationData[]
}

/** Tells the sender when we pick the parcel up, or where and when to bring it. */
function HandOverInstructions({ parcel, offices }: HandOverInstructionsProps) {
  return (
    <div className="border-t pt-4">
      <h3 className="font-medium">{parcel.pickup ? 'Pickup' : 'Drop-off'}</h3>
      {parcel.pickup ? (
        <p className="text-ink-muted">
          {parcel.pickup}.{!parcel.isPickupOver && ' Keep the parcel packed and ready.'}
        </p>
      ) : (
        <>
          <p className="text-ink-muted">Bring the parcel, with its waybill on it, to our office.</p>
          <ul className="mt-2 grid gap-3">
            {offices.map((office) => (
              <li key={`${office.name} ${office.address}`}>
                <p className="font-medium">{office.name}</p>
                <p>{office.address}</p>
                <p className="text-ink-muted">
                  {office.openingHours} · <Phone number={office.phoneNumber} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
