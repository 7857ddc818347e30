import type { ReactNode } from 'react'
import { FileText, MapPin } from 'lucide-react'
import { LateProp } from '~/components/late_prop'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Spinner } from '~/ui/spinner'
import { HeldNotice } from '#shipping/shipment/components/held_notice'
import { ParcelStateNotice } from '#shipping/shipment/components/parcel_state_notice'
import '#shipping/tracking/components/english'
import { TrackingDetail } from '#shipping/tracking/components/tracking_detail'
import { NoTracking } from '../opened/components/no_tracking'
import { OpenedDetail } from '../opened/components/opened_detail'
import type { Opened } from '../opened/components/opened_types'
import { Papers } from '../opened/components/papers'
import type { HistoryRow } from './row'

export type DialogView = 'detail' | 'tracking'

type Switching = {
  view: DialogView
  onSwitch: (view: DialogView) => void
  /** What the way to the tracking is called. */
  trackLabel?: string
}

export type HistoryDialogProps = Switching & {
  trackingNumber: string
  /** Arrives after the dialog. */
  opened: Opened | undefined
  open: boolean
  isStaff: boolean
  onClose: () => void
  /** Something of the shipment was changed. */
  onChanged: () => void
  /** What stands above a tracking that was found, in the place of what everybody reads there. */
  aboveTracking?: (opened: Opened, tracking: Found) => ReactNode
}

type Found = NonNullable<Opened['tracking']>

const TITLES = { detail: 'Shipment Detail', tracking: 'Tracking Information' }

const WAITING = {
  detail: 'Loading shipment...',
  tracking: 'Tracking your shipment... Please wait.',
}

/** One dialog with two sides. */
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
          {view === 'detail' && opened && <Papers row={opened.row} />}
          <SwitchButton {...props} />
        </>
      }
    >
      <LateProp
        name="opened"
        value={opened}
        loading={<Waiting>{WAITING[view]}</Waiting>}
        failed="Could not load this shipment. Please try again."
      >
        {(shown) =>
          view === 'detail' ? (
            <OpenedDetail opened={shown} isStaff={props.isStaff} onChanged={props.onChanged} />
          ) : (
            <Tracking {...props} opened={shown} />
          )
        }
      </LateProp>
    </Dialog>
  )
}

/** Why it did not leave, or what has befallen it. */
function noticeOf({ status, issue, parcelState }: HistoryRow, isStaff: boolean) {
  if (status === 'PENDING_ISSUE') return <HeldNotice issue={issue} isStaff={isStaff} />
  return parcelState && <ParcelStateNotice state={parcelState} isStaff={isStaff} />
}

/** Always the same button, so that it keeps the focus when the side changes. */
function SwitchButton({ view, onSwitch, trackLabel = 'Track Shipment' }: Switching) {
  const Icon = view === 'detail' ? MapPin : FileText
  return (
    <Button
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() => onSwitch(view === 'detail' ? 'tracking' : 'detail')}
    >
      {view === 'detail' ? trackLabel : 'Shipment Detail'}
    </Button>
  )
}

function Tracking(props: HistoryDialogProps & { opened: Opened }) {
  const { opened, isStaff, aboveTracking } = props
  const { row, tracking } = opened
  if (!tracking) return <NoTracking status={row.status} />
  const notice = noticeOf(row, isStaff)
  // Nothing in it takes the focus, and without that no key would scroll it.
  return (
    <>
      {aboveTracking
        ? aboveTracking(opened, tracking)
        : notice && <div className="mb-4">{notice}</div>}
      <div role="region" aria-label="Tracking" tabIndex={0} className="rounded">
        <TrackingDetail detail={forSender(tracking)} level={2} />
      </div>
    </>
  )
}

/** What the receiver does next would tell a sender to ask the sender: above it stands what is for them. */
function forSender(detail: Found): Found {
  return detail.parcelState ? { ...detail, statusNote: null } : detail
}

function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="flex min-h-64 items-center justify-center gap-3 text-ink-muted">
      <Spinner label="" />
      {children}
    </p>
  )
}
