import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { DeferredProp } from '~/components/deferred_prop'
import { Card } from '~/ui/card'
import { countText } from '~/ui/count_text'
import { Skeleton } from '~/ui/skeleton'
import {
  type StatusCountData,
  listedStatusText,
} from '#shipping/history/components/status_count_data'

export function ParcelsByStatus({ statuses }: { statuses: StatusCountData[] | undefined }) {
  if (statuses?.length === 0) return null
  return (
    <Card title="Parcels by status" padded={false}>
      <DeferredProp
        name="statuses"
        value={statuses}
        loading={<Loading />}
        failed="Could not load shipping history. Please try again."
      >
        {(counts) => (
          <ul className="-mb-px grid grid-cols-2 overflow-hidden sm:grid-cols-5">
            {counts.map(({ status, count, hasMore }) => (
              <li key={status} className="border-b">
                <Link
                  href={urlFor('shipping.history', {}, { qs: { status } })}
                  className="flex h-full flex-col px-4 py-3 transition-colors hover:bg-surface-sunken focus-visible:-outline-offset-2 sm:px-5"
                >
                  <span className="tabular text-2xl font-semibold">
                    {countText(count, hasMore)}
                  </span>
                  <span className="text-sm text-ink-muted">{listedStatusText(status)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </DeferredProp>
    </Card>
  )
}

function Loading() {
  return (
    <div role="status" className="grid grid-cols-2 gap-4 p-4 sm:grid-cols-4 sm:p-5">
      <span className="sr-only">Counting your parcels</span>
      {['one', 'two', 'three', 'four'].map((place) => (
        <Skeleton key={place} className="h-12" />
      ))}
    </div>
  )
}
