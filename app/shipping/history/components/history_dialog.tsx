import type { ReactNode } from 'react'
import { FileText, MapPin } from 'lucide-react'
import { DeferredProp } from '~/components/deferred_prop'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Spinner } from '~/ui/spinner'
import { ParcelStateNotice } from '#shipping/shipment/components/parcel_state_notice'
import { parcelTrouble } from '#shipping/shipment/rules/parcel_states'
import '#shipping/tracking/components/english_tracking_words'
import { TrackingDetail } from '#shipping/tracking/components/tracking_detail'
import { NoTrackingNotice } from '../shipment_page/components/no_tracking_notice'
import { ShipmentDetailSection } from '../shipment_page/components/shipment_detail_section'
import type { OpenedShipmentData } from '../shipment_page/components/shipment_page_data'
import { ShipmentDocuments } from '../shipment_page/components/shipment_documents'

export type DialogView = 'detail' | 'tracking'

type DialogSwitch = {
  view: DialogView
  onSwitch: (view: DialogView) => void
  trackLabel?: string
}

export type HistoryDialogProps = DialogSwitch & {
  trackingNumber: string
  /** Loads after the dialog. */
  opened: OpenedShipmentData | undefined
  open: boolean
  isStaff: boolean
  onClose: () => void
  onChanged: () => void
  aboveTracking?: (opened: OpenedShipmentData, tracking: FoundTracking) => ReactNode
}

type FoundTracking = NonNullable<OpenedShipmentData['tracking']>

const TITLES = { detail: 'Shipment Detail', tracking: 'Tracking Information' }

const LOADING_TEXTS = {
  detail: 'Loading shipment...',
  tracking: 'Tracking your shipment... Please wait.',
}

export default function HistoryDialog(props: HistoryDialogProps) {
  const { trackingNumber, view, opened, open, onClose } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="xl"
      title={TITLES[view]}
      description={[`Tracking No. ${trackingNumber}`, opened?.row.serviceType]
        .filter(Boolean)
        .join(', ')}
      footer={
        <>
          {view === 'detail' && opened && <ShipmentDocuments row={opened.row} />}
          <SwitchButton {...props} />
        </>
      }
    >
      <DeferredProp
        name="opened"
        value={opened}
        loading={<LoadingText>{LOADING_TEXTS[view]}</LoadingText>}
        failed="Could not load this shipment. Please try again."
      >
        {(shown) =>
          view === 'detail' ? (
            <ShipmentDetailSection
              opened={shown}
              isStaff={props.isStaff}
              onChanged={props.onChanged}
            />
          ) : (
            <Tracking {...props} opened={shown} />
          )
        }
      </DeferredProp>
    </Dialog>
  )
}

/** A single button for both views keeps the focus. */
function SwitchButton({ view, onSwitch, trackLabel = 'Track Shipment' }: DialogSwitch) {
  const Icon = view === 'detail' ? MapPin : FileText
  return (
    <Button icon={<Icon />} onClick={() => onSwitch(view === 'detail' ? 'tracking' : 'detail')}>
      {view === 'detail' ? trackLabel : 'Shipment Detail'}
    </Button>
  )
}

function Tracking(props: HistoryDialogProps & { opened: OpenedShipmentData }) {
  const { opened, isStaff, aboveTracking } = props
  const { row, tracking } = opened
  if (!tracking) return <NoTrackingNotice status={row.status} />
  const { arrivedDamaged } = tracking
  const isTroubled = parcelTrouble(row, arrivedDamaged) !== null
  // The region is focusable, so that it can be scrolled with the keyboard.
  return (
    <>
      {aboveTracking
        ? aboveTracking(opened, tracking)
        : isTroubled && (
            <div className="mb-4">
              <ParcelStateNotice shipment={row} arrivedDamaged={arrivedDamaged} isStaff={isStaff} />
            </div>
          )}
      <div role="region" aria-label="Tracking" tabIndex={0} className="rounded">
        {/* The note is for receivers; senders read the notice above instead. */}
        <TrackingDetail
          detail={isTroubled ? { ...tracking, statusNote: null } : tracking}
          level={2}
        />
      </div>
    </>
  )
}

function LoadingText({ children }: { children: string }) {
  return (
    <p role="status" className="flex min-h-64 items-center justify-center gap-3 text-ink-muted">
      <Spinner label="" />
      {children}
    </p>
  )
}
