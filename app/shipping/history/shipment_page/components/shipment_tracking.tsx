import { DeferredProp } from '~/components/deferred_prop'
import { Card } from '~/ui/card'
import { SkeletonText } from '~/ui/skeleton'
import '#shipping/tracking/components/english_tracking_words'
import { TrackingTimeline } from '#shipping/tracking/components/tracking_timeline'
import type { HistoryRow } from '../../components/history_row'
import { NoTrackingNotice } from './no_tracking_notice'
import type { OpenedShipmentData } from './shipment_page_data'

type ShipmentTrackingSectionProps = { row: HistoryRow; opened: OpenedShipmentData | undefined }

/** Lists the latest event first. The events load after the page. */
export function ShipmentTrackingSection({ row, opened }: ShipmentTrackingSectionProps) {
  return (
    <DeferredProp
      name="opened"
      value={opened}
      loading={<LoadingTracking />}
      failed="Could not load this shipment. Please try again."
    >
      {({ tracking }) => (
        <Card title="Tracking history">
          {tracking ? (
            <TrackingTimeline entries={tracking.trackingList} level={3} />
          ) : (
            <NoTrackingNotice status={row.status} />
          )}
        </Card>
      )}
    </DeferredProp>
  )
}

function LoadingTracking() {
  return (
    <Card>
      <p role="status" className="mb-3 text-ink-muted">
        Loading shipment...
      </p>
      <SkeletonText lines={8} />
    </Card>
  )
}
