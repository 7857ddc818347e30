import type { ReactNode } from 'react'
import {
  FileText,
  MapPin,
  PackageSearch,
  PackageCheck,
  Printer,
  Receipt,
  Stamp,
  type LucideIcon,
} from 'lucide-react'
import type { Data } from '@generated/data'
import { useLoaded } from '~/api/use_loaded'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty_state'
import { ErrorState } from '~/ui/error_state'
import { Spinner } from '~/ui/spinner'
import { AdditionalPayments } from '#shipping/billing/components/additional_payments'
import { ShipmentReweighs } from '#shipping/reweighing/components/shipment_reweighs'
import { HeldNotice } from '#shipping/shipment/components/held_notice'
import { ParcelStateNotice } from '#shipping/shipment/components/parcel_state_notice'
import { ReopenShipment } from '#shipping/shipment/components/reopen_shipment'
import { ShipmentDetail } from '#shipping/shipment/components/shipment_detail'
import { TrackingDetail } from '#shipping/tracking/components/tracking_detail'
import { isUnpaid, isWithCourier, type DocumentKind, type HistoryRow } from './row'
import { useDownload } from './use_download'

export type DialogView = 'detail' | 'tracking'

type Switching = {
  view: DialogView
  onSwitch: (view: DialogView) => void
  /** What the way to the tracking is called. */
  trackLabel?: string
}

export type HistoryDialogProps = Switching & {
  row: HistoryRow
  open: boolean
  isStaff: boolean
  onClose: () => void
  /** In the place of the tracking that everybody has. */
  tracking?: ReactNode
  onReopened?: (id: number, now: Partial<HistoryRow>) => void
}

const TITLES = { detail: 'Shipment Detail', tracking: 'Tracking Information' }

/** One dialog with two sides. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { row, view, open, onClose, isStaff } = props
  const notice = noticeOf(row, isStaff)
  const {
    tracking = <Tracking row={row} above={() => notice && <div className="mb-4">{notice}</div>} />,
  } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="xl"
      title={TITLES[view]}
      description={`Tracking No. ${row.trackingNumber}, ${row.serviceType}`}
      footer={<Footer {...props} />}
    >
      {view === 'detail' ? <Detail {...props} /> : tracking}
    </Dialog>
  )
}

/** Why it did not leave, or what has befallen it. */
function noticeOf({ status, issue, parcelState }: HistoryRow, isStaff: boolean) {
  if (status === 'PENDING_ISSUE') return <HeldNotice issue={issue} isStaff={isStaff} />
  return parcelState && <ParcelStateNotice state={parcelState} isStaff={isStaff} />
}

function Footer({ row, ...switching }: Switching & { row: HistoryRow }) {
  return (
    <>
      {switching.view === 'detail' && isWithCourier(row) && (
        <div className="flex flex-wrap gap-2 *:flex-1">
          <DownloadButton row={row} document="waybill" name="Waybill" icon={Printer} />
          <DownloadButton row={row} document="invoice" name="Invoice" icon={Receipt} />
          {row.crossesBorder &&
            CUSTOMS_PAPERS.map((paper) => (
              <DownloadButton key={paper.document} row={row} {...paper} />
            ))}
        </div>
      )}
      <SwitchButton {...switching} />
    </>
  )
}

const CUSTOMS_PAPERS = [
  { document: 'commercial_invoice', name: 'Commercial Invoice', icon: Stamp },
  { document: 'packing_list', name: 'Packing List', icon: PackageCheck },
] as const

type DownloadProps = { row: HistoryRow; document: DocumentKind; name: string; icon: LucideIcon }

function DownloadButton({ row, document, name, icon: Icon }: DownloadProps) {
  const { download, busy } = useDownload()
  return (
    <Button
      variant="secondary"
      busy={busy}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() => download(document, row.trackingNumber)}
    >
      <span className="whitespace-nowrap">
        <span className="max-sm:sr-only">Download </span>
        {name}
      </span>
    </Button>
  )
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

function Detail({ row, isStaff, onReopened }: HistoryDialogProps) {
  const { data, failure, retry } = useLoaded('api.shipping.shipments.show', {
    params: { id: row.id },
  })
  if (failure) return <ErrorState message={failure.message} onRetry={retry} />
  if (!data) return <Waiting>Loading shipment...</Waiting>
  function reopened(now: Partial<HistoryRow>) {
    retry()
    onReopened?.(row.id, now)
  }

  const isOpenBill = isStaff && data.status === 'AWAITING_PAYMENT_CONFIRMATION'
  return (
    <div className="grid gap-6">
      <ShipmentDetail
        shipment={data}
        inTransit={row.inTransit}
        isStaff={isStaff}
        onChanged={retry}
      />
      {!isUnpaid(row) && <ShipmentReweighs shipment={data} isStaff={isStaff} onChanged={retry} />}
      {isOpenBill && <AdditionalPayments shipment={data} onChanged={retry} />}
      {isStaff && <ReopenShipment shipment={data} onReopened={reopened} />}
    </div>
  )
}

type TrackingProps = {
  row: HistoryRow
  /** What stands above a tracking that was found, and how to load that again. */
  above?: (detail: Data.Shipping.Tracking.Tracking, reload: () => void) => ReactNode
}

export function Tracking({ row, above }: TrackingProps) {
  const { data, failure, retry } = useLoaded('api.shipping.tracking.show', {
    params: { trackingNumber: row.trackingNumber },
  })
  if (failure?.code === 'E_NOT_FOUND') return <NothingYet message={failure.message} row={row} />
  if (failure) return <ErrorState message={failure.message} onRetry={retry} />
  if (!data) return <Waiting>Tracking your shipment... Please wait.</Waiting>
  // Nothing in it takes the focus, and without that no key would scroll it.
  return (
    <>
      {above?.(data, retry)}
      <div role="region" aria-label="Tracking" tabIndex={0} className="rounded">
        <TrackingDetail detail={forSender(data)} level={2} />
      </div>
    </>
  )
}

/** What the receiver does next would tell a sender to ask the sender: above it stands what is for them. */
function forSender(detail: Data.Shipping.Tracking.Tracking) {
  return detail.parcelState ? { ...detail, statusNote: null } : detail
}

const WHY_NOTHING: Partial<Record<HistoryRow['status'], string>> = {
  CANCELED: 'This booking was canceled.',
  VOIDED: 'This shipment was voided.',
}

function NothingYet({ message, row }: { message: string; row: HistoryRow }) {
  return (
    <div role="status">
      <EmptyState icon={<PackageSearch />} title={message}>
        {WHY_NOTHING[row.status] ?? 'A shipment can be tracked once it is paid.'}
      </EmptyState>
    </div>
  )
}

function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="flex min-h-64 items-center justify-center gap-3 text-ink-muted">
      <Spinner label="" />
      {children}
    </p>
  )
}
