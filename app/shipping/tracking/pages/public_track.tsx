import { useState } from 'react'
import { urlFor } from '~/client'
import { ProductGallery } from '~/components/product_gallery'
import { PublicHead } from '~/components/public/public_head'
import { Card } from '~/ui/card'
import type { ReceiverView } from '#shipping/tracking/rules/receiver_view'
import { ReceiverCard } from '../components/receiver_card'
import { TrackingForm } from '../components/tracking_form'
import { type TrackingProps, TrackingResult } from '../components/tracking_result'

export type PublicTrackProps = TrackingProps & {
  receiver: ReceiverView | null
  receiverError: string | null
  csrfToken: string
}

/** For anyone who has a number. Complete before any script runs. */
export default function PublicTrack(props: PublicTrackProps) {
  const { trackingNumber, detail, fieldError, notice } = props
  const [busy, setBusy] = useState(false)
  const form = (
    <TrackingForm
      action={urlFor('shipping.public_track', {})}
      trackingNumber={detail ? '' : trackingNumber}
      error={fieldError}
      onBusy={setBusy}
    />
  )
  if (detail) {
    return (
      <div className="grid gap-4 lg:gap-6">
        <PublicHead
          title={`Tracking ${detail.trackingNumber}`}
          description={`Where the parcel is on its way from ${detail.origin.country} to ${detail.destination.countryName}.`}
        />
        <TrackingResult {...props} busy={busy} level={1} />
        <ForReceiver {...props} trackingNumber={String(detail.trackingNumber)} />
        <Card title="Track another shipment" className="no-print">
          <div className="max-w-xl">{form}</div>
        </Card>
      </div>
    )
  }
  return (
    <div className="mx-auto grid max-w-xl gap-6">
      <PublicHead
        title="Track a shipment"
        description="Follow a parcel by its tracking number: where it is, when it comes, and how it got there."
      />
      <div>
        <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">Track a shipment</h1>
        <p className="mt-1 text-ink-muted">
          The tracking number is in the message that you got about the parcel.
        </p>
      </div>
      {form}
      <TrackingResult detail={null} map={null} notice={notice} busy={busy} level={2} />
    </div>
  )
}

/** What only the receiver sees, the products of the shop that sent the parcel among it. */
function ForReceiver({ trackingNumber, receiver, receiverError, csrfToken }: PublicTrackProps) {
  return (
    <>
      <ReceiverCard
        receiver={receiver}
        error={receiverError}
        action={urlFor('shipping.receiver_tracking', { trackingNumber })}
        csrfToken={csrfToken}
        level={2}
      />
      {receiver && receiver.productList.length > 0 && (
        <Card title="More from the sender">
          <div className="max-w-xl">
            <ProductGallery products={receiver.productList} level={3} />
          </div>
        </Card>
      )}
    </>
  )
}
