import { Link } from '@adonisjs/inertia/react'
import { PackageCheck } from 'lucide-react'
import { urlFor } from '~/client'
import { Button, buttonClass } from '~/ui/button'
import { Card } from '~/ui/card'
import { CopyButton } from '~/ui/copy_button'
import { useFocusOnMount } from '#shipping/booking/components/form/use_focus_on_mount'

interface ThankYouProps {
  trackingNumber: number
  onBookAnother: () => void
}

/** The end of a booking: the number by which the parcel is known from now on. */
export function ThankYou({ trackingNumber, onBookAnother }: ThankYouProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const secondary = buttonClass({ variant: 'secondary' })
  return (
    <Card as="div" className="mx-auto max-w-xl">
      <div className="flex flex-col items-center gap-3 py-6 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
          <PackageCheck aria-hidden="true" className="size-8" />
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold">
          Thank you for shipping with us
        </h2>
        <p>Your tracking number is</p>
        <p className="flex items-center gap-2">
          <span className="tabular text-2xl font-semibold">{trackingNumber}</span>
          <CopyButton value={String(trackingNumber)} size="sm" />
        </p>
        <p className="text-ink-muted">The waybill will be emailed shortly.</p>
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          <Button onClick={onBookAnother}>Book another shipment</Button>
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
        </div>
      </div>
    </Card>
  )
}
