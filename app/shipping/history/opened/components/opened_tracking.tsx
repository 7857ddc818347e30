import { LateProp } from '~/components/late_prop'
import { Card } from '~/ui/card'
import { SkeletonText } from '~/ui/skeleton'
import '#shipping/tracking/components/english'
import { TrackingTimeline } from '#shipping/tracking/components/tracking_timeline'
import type { HistoryRow } from '../../components/row'
import { NoTracking } from './no_tracking'
import type { Opened } from './opened_types'

type OpenedTrackingProps = { row: HistoryRow; opened: Opened | undefined }

/** What happened to a shipment, the latest first. It arrives after the page, with everything that was booked. */
export function OpenedTracking({ row, opened }: OpenedTrackingProps) {
  return (
    <LateProp
      name="opened"
      value={opened}
      loading={<Loading />}
      failed="Could not load this shipment. Please try again."
    >
      {({ tracking }) => (
        <Card title="Tracking history">
          {tracking ? (
            <TrackingTimeline entries={tracking.trackingList} level={3} />
          ) : (
            <NoTracking status={row.status} />
          )}
        </Card>
      )}
    </LateProp>
  )
}

function Loading() {
  return (
    <Card>
      <p role="status" className="mb-3 text-ink-muted">
        Loading shipment...
      </p>
      <SkeletonText lines={8} />
    </Card>
  )
}
