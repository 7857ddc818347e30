import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { PackageCheck } from 'lucide-react'
import { urlFor } from '~/client'
import { WhatsAppLink } from '~/components/whatsapp_link'
import { Button, buttonClass } from '~/ui/button'
import { Card } from '~/ui/card'
import { CopyButton } from '~/ui/copy_button'
import { useFocusOnMount } from '#shipping/booking/components/form/use_focus_on_mount'
import type { DropOffLocationData } from '#shipping/booking/components/form/booking_types'
import { BookAgain } from './book_again'
import { HandOverInstructions } from './payment/hand_over_instructions'
import { WaybillStatus } from './payment/waybill_status'

interface ThankYouProps {
  parcel: Data.Shipping.Booking.BookedParcel
  /** Drop-off offices; empty if we pick the parcel up. */
  offices: DropOffLocationData[]
}

export function ThankYou({ parcel, offices }: ThankYouProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const { trackingNumber, reference, link, message } = parcel
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <Card as="div">
        <div className="flex flex-col items-center gap-3 py-4 text-center">
          <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
            <PackageCheck aria-hidden="true" className="size-8" />
          </span>
          <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold">
            Thank you for shipping with us
          </h2>
          <p>Your tracking number is</p>
          <p className="flex flex-wrap items-center justify-center gap-2">
            <span className="tabular text-2xl font-semibold">{trackingNumber}</span>
            <CopyButton value={String(trackingNumber)} />
          </p>
          <div className="mt-2 flex flex-wrap justify-center gap-2">
            <WhatsAppLink text={message} variant="primary">
              Send the link on WhatsApp
            </WhatsAppLink>
            <CopyButton value={link} label="Copy link" toastMessage="Tracking link copied." />
          </div>
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
        Past shipments
      </Link>
    </>
  )
}
