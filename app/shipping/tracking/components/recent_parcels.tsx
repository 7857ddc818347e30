import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { ChevronRight } from 'lucide-react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { CourierName } from '~/components/courier_name'
import { DeferredProp } from '~/components/deferred_prop'
import { Card } from '~/ui/card'
import { SkeletonText } from '~/ui/skeleton'
import { StatusBadge } from '#shipping/shipment/components/shipment_status_badge'

export type RecentParcel = Data.Shipping.Tracking.RecentParcel

type RecentParcelsProps = {
  recent: RecentParcel[] | undefined
  shown: string
}

export function RecentParcels({ recent, shown }: RecentParcelsProps) {
  const others = recent?.filter(({ trackingNumber }) => String(trackingNumber) !== shown)
  if (others?.length === 0) return null
  return (
    <div className="no-print my-6">
      <Card title="Your recent parcels" padded={false}>
        <DeferredProp
          name="recent"
          value={others}
          loading={<Loading />}
          failed="Could not load your recent parcels. Please try again."
        >
          {(parcels) => (
            <ul className="divide-y">
              {parcels.map((parcel) => (
                <li key={parcel.trackingNumber}>
                  <Parcel parcel={parcel} />
                </li>
              ))}
            </ul>
          )}
        </DeferredProp>
      </Card>
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="p-4 sm:p-5">
      <span className="sr-only">Loading your recent parcels</span>
      <SkeletonText lines={4} />
    </div>
  )
}

function Parcel({ parcel }: { parcel: RecentParcel }) {
  const { trackingNumber, courier, recipient, place, dayText, status, inTransit, parcelState } =
    parcel
  const isStaff = Boolean(usePage().props.caller?.isBookingStaff)
  return (
    <Link
      href={urlFor('shipping.track', {}, { qs: { trackingNumber } })}
      className="flex min-h-11 items-center gap-3 px-4 py-3 transition-colors hover:bg-surface-sunken focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 basis-48">
          <span className="block truncate font-medium">{recipient}</span>
          <span className="block text-sm text-ink-muted">
            {place} · <span className="tabular">{trackingNumber}</span> ·{' '}
            <CourierName courier={courier} />
          </span>
        </span>
        {dayText && <span className="tabular text-sm text-ink-muted">{dayText}</span>}
        <StatusBadge
          status={status}
          inTransit={inTransit}
          parcelState={parcelState}
          isStaff={isStaff}
        />
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
    </Link>
  )
}
