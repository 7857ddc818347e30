import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'
import { showOutcome } from '~/api/show_outcome'
import { UnlistedRows } from '#admin/console/components/unlisted_rows'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

type SilentParcel = Data.Shipping.Carriers.Polling.SilentParcel

interface SilentParcelListProps {
  parcels: SilentParcel[]
  total: number
}

/** Parcels without any update, for staff to ask the courier about. */
export function SilentParcelList({ parcels, total }: SilentParcelListProps) {
  if (parcels.length === 0) return null

  async function followAgain({ id }: SilentParcel) {
    if (showOutcome(await callApi('api.shipping.silent_parcels.update', { params: { id } }))) {
      router.reload()
    }
  }

  return (
    <Card title="Parcels that are no longer tracked" padded={false}>
      <p className="px-4 py-3 text-sm text-ink-muted sm:px-5">
        No update on these for 90 days. Ask the courier where they are.
      </p>
      <ul className="divide-y border-t">
        {parcels.map((parcel) => (
          <li
            key={parcel.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium tabular">{parcel.trackingNumber}</p>
              <p className="text-sm break-words">
                {parcel.courier}, waybill {parcel.waybillNumber}
              </p>
              <p className="text-sm text-ink-muted">
                Last update at{' '}
                <time dateTime={parcel.heardAt} className="tabular whitespace-nowrap">
                  {parcel.heardText}
                </time>
              </p>
            </div>
            <Button size="sm" variant="secondary" onClick={() => followAgain(parcel)}>
              Track again <span className="sr-only">{parcel.trackingNumber}</span>
            </Button>
          </li>
        ))}
      </ul>
      <UnlistedRows listed={parcels.length} total={total} />
    </Card>
  )
}
