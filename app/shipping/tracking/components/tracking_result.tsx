import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { PackageSearch } from 'lucide-react'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { EmptyState } from '~/ui/empty_state'
import { Spinner } from '~/ui/spinner'
import type { RouteMapDrawing } from '#shipping/tracking/rules/drawing'
import { RouteMap } from './route_map'
import { TrackingDetail } from './tracking_detail'

const WAIT = 'Tracking your shipment... Please wait.'

/** What a tracking page was given by its controller. */
export type TrackingProps = {
  trackingNumber: string
  detail: Data.Shipping.Tracking.Tracking | null
  map: RouteMapDrawing | null
  fieldError: string | null
  notice: string | null
}

type TrackingResultProps = Pick<TrackingProps, 'detail' | 'map' | 'notice'> & {
  busy?: boolean
  /** What stands there before anything was asked for. */
  placeholder?: ReactNode
  level: 1 | 2
}

/** Waiting, found, not found, or not asked yet. What was found is also said aloud. */
export function TrackingResult(props: TrackingResultProps) {
  const { detail, busy } = props
  return (
    <>
      <p role="status" className="sr-only">
        {busy ? WAIT : detail?.statusText}
      </p>
      {busy ? <Waiting /> : <Answer {...props} />}
    </>
  )
}

function Answer({ detail, notice, map, placeholder, level }: TrackingResultProps) {
  if (detail) {
    const picture = map && <RouteMap map={map} />
    return (
      <>
        {detail.isTest && (
          <Notice tone="warning" title="TEST, not for carriage" className="mb-4">
            Somebody is trying our service out. No courier has this parcel, and nobody will get it.
          </Notice>
        )}
        <TrackingDetail detail={detail} map={picture} level={level} />
      </>
    )
  }
  if (!notice && !placeholder) return null
  return (
    <Card>
      <div role={notice ? 'alert' : undefined}>
        <EmptyState icon={<PackageSearch />} title={notice ?? placeholder}>
          {notice && 'Please check the number, or ask whoever sent the parcel.'}
        </EmptyState>
      </div>
    </Card>
  )
}

function Waiting() {
  return (
    <Card>
      <p className="flex items-center justify-center gap-3 py-10">
        <Spinner label="" />
        {WAIT}
      </p>
    </Card>
  )
}
