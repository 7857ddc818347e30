import { useState } from 'react'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import '../components/english_tracking_words'
import { type RecentParcel, RecentParcels } from '../components/recent_parcels'
import { TrackingForm } from '../components/tracking_form'
import { type TrackingProps, TrackingResult } from '../components/tracking_result'
import type { Journey } from '#shipping/tracking/rules/tracking_journey'

type TrackProps = TrackingProps & { journey: Journey | null; recent?: RecentParcel[] }

export default function Track({ recent, ...props }: TrackProps) {
  const { trackingNumber, detail, map, journey, fieldError, notice } = props
  const [busy, setBusy] = useState(false)
  const recentParcels = <RecentParcels recent={recent} shown={trackingNumber} />
  return (
    <>
      <PageHeader
        title="Track Shipment"
        description="Follow any shipment by its tracking number."
      />
      <div className="mb-6 max-w-xl">
        <TrackingForm
          action={urlFor('shipping.track', {})}
          trackingNumber={trackingNumber}
          error={fieldError}
          onBusy={setBusy}
        />
      </div>
      {!detail && recentParcels}
      <TrackingResult
        detail={detail}
        map={map}
        journey={journey ?? undefined}
        notice={notice}
        busy={busy}
        placeholder="Your tracking detail will show up here."
        level={2}
      />
      {detail && recentParcels}
    </>
  )
}
