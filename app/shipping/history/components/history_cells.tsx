import type { MouseEvent, ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'
import {
  ClockAlert,
  ExternalLink,
  Handshake,
  Check,
  Ellipsis,
  Fish,
  Pill,
  type LucideIcon,
} from 'lucide-react'
import { urlFor } from '~/client'
import { CourierName } from '~/components/courier_name'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Money } from '~/ui/money'
import { NoValue } from '~/ui/no_value'
import { StatusBadge } from '#shipping/shipment/components/shipment_status_badge'
import { isRowUnpaid, isWithCourier, type HistoryRow } from './history_row'
import {
  CLEARANCE_NAMES,
  clearanceProgress,
  type ClearanceClassification,
  type ClearanceState,
} from './clearance_state'
import { cx } from '~/ui/cx'

type CourierTrackingSite = { name: string; href: (waybill: string) => string }

const fedex: CourierTrackingSite = {
  name: 'FedEx',
  href: (waybill) => `https://www.fedex.com/fedextrack/?trknbr=${waybill}`,
}

const ups: CourierTrackingSite = {
  name: 'UPS',
  href: (waybill) => `https://www.ups.com/track?tracknum=${waybill}`,
}

const dhl: CourierTrackingSite = {
  name: 'DHL',
  href: (waybill) =>
    `https://www.dhl.com/global-en/home/tracking/tracking-express.html?submit=1&tracking-id=${waybill}`,
}

const aramex: CourierTrackingSite = {
  name: 'Aramex',
  href: (waybill) => `https://www.aramex.com/us/en/track/results?ShipmentNumber=${waybill}`,
}

const COURIER_TRACKING_SITES: Record<string, CourierTrackingSite> = {
  FEDEX: fedex,
  FEDEX_PRIORITY: fedex,
  UPS: ups,
  DHL: dhl,
  ARAMEX: aramex,
  ARAMEX_PREMIUM: aramex,
}

/** Null for a courier without a public tracking page. */
function courierTrackingLink(courier: string, waybill: string | null) {
  const site = COURIER_TRACKING_SITES[courier]
  return site && waybill ? { name: site.name, href: site.href(encodeURIComponent(waybill)) } : null
}

const ICONS: Record<ClearanceClassification, LucideIcon> = { food: Fish, medication: Pill }

const TONES: Record<ClearanceState, string> = {
  needed: 'text-warning',
  initiated: 'text-info',
  uploaded: 'text-success',
}

const MARKS: Partial<Record<ClearanceState, LucideIcon>> = { initiated: Ellipsis, uploaded: Check }

function ClearanceIndicators({ row }: { row: HistoryRow }) {
  return clearanceProgress(row).map(({ kind, state }) => (
    <ShipmentIndicator
      key={kind}
      icon={ICONS[kind]}
      text={`${CLEARANCE_NAMES[kind]} ${state}`}
      tone={TONES[state]}
      mark={MARKS[state]}
    />
  ))
}

type CellProps = { row: HistoryRow; isStaff: boolean }
type IsImports = { isImports?: boolean }

export type UnpaidActions = {
  completeHref: (row: HistoryRow) => string
  onIgnore: (row: HistoryRow) => void
}

export function TrackingNumberCell({ row, isStaff, isImports }: CellProps & IsImports) {
  const service = <CourierName courier={row.courier} service={row.serviceType} />
  return (
    <div className="flex flex-col items-start gap-0.5 max-sm:flex-row max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3">
      <NumberWithIndicators row={row} isStaff={isStaff} />
      <span className="flex flex-wrap items-center gap-1 text-xs text-ink-muted">
        {isImports ? <Badge>{service}</Badge> : service}
        {row.isReturn && <Badge tone="info">Return</Badge>}
      </span>
      {row.reference && <span className="text-xs text-ink-muted">{row.reference}</span>}
    </div>
  )
}

export function DateCell({ row, isStaff }: CellProps) {
  const { requestDate, requestDay, requestTime } = row
  const { paymentNotificationDate, paymentDay, paymentTime } = row
  return (
    <div className="tabular whitespace-nowrap">
      <time dateTime={requestDate} title={`Requested ${requestDay}, ${requestTime} (Lagos)`}>
        {requestDay}
      </time>
      {isStaff && paymentNotificationDate && (
        <div className="text-xs text-ink-muted">
          Paid{' '}
          <time
            dateTime={paymentNotificationDate}
            title={`Paid ${paymentDay}, ${paymentTime} (Lagos)`}
          >
            {paymentDay}
          </time>
        </div>
      )}
    </div>
  )
}

function NumberWithIndicators({ row, isStaff }: CellProps) {
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <TrackingNumber row={row} isStaff={isStaff} />
      {isStaff && row.hasBillingGroup && (
        <ShipmentIndicator icon={Handshake} text="Billing group" />
      )}
      {isStaff && row.deliveryDelay && (
        <ShipmentIndicator icon={ClockAlert} text="Past its expected day" tone="text-warning" />
      )}
      {isStaff && <ClearanceIndicators row={row} />}
    </span>
  )
}

function TrackingNumber({ row, isStaff }: CellProps) {
  const { trackingNumber, courier, waybillNumber } = row
  const site = isStaff && isWithCourier(row) ? courierTrackingLink(courier, waybillNumber) : null
  if (!site) return <span className="tabular font-medium">{trackingNumber}</span>
  return (
    <a
      href={site.href}
      onClick={stopRowClick}
      target="_blank"
      rel="noopener noreferrer"
      title={`Waybill ${waybillNumber} at ${site.name}`}
      className="tabular inline-flex items-center gap-1 rounded font-medium text-accent underline-offset-2 hover:underline"
    >
      {trackingNumber}
      <ExternalLink aria-hidden="true" className="no-print size-3.5" />
      <span className="sr-only">, opens {site.name} in a new tab</span>
    </a>
  )
}

interface PlaceCellProps {
  name: string
  place: string | null
  /** In a table with room. */
  isWide?: boolean
}

export function PlaceCell({ name, place, isWide }: PlaceCellProps) {
  return (
    <div className={isWide ? 'sm:max-w-50' : 'sm:max-w-25'}>
      {name}
      {place && (
        <div title={place} className="text-xs text-ink-muted sm:truncate">
          {place}
        </div>
      )}
    </div>
  )
}

/** On a phone also the price and the day, which have cells of their own on large screens. */
export function ExpectedCell({
  row: { paymentAmount, expectedDay, requestDay },
}: {
  row: HistoryRow
}) {
  return (
    <>
      <span className="whitespace-nowrap max-sm:hidden">{expectedDay ?? <NoValue />}</span>
      <span className="text-ink-muted sm:hidden">
        <Money naira={paymentAmount} />
        {expectedDay ? `, expected ${expectedDay}` : `, booked ${requestDay}`}
      </span>
    </>
  )
}

/** Clicks on these controls must not open the row. */
function stopRowClick(event: MouseEvent) {
  event.stopPropagation()
}

/** Unpaid bookings show their actions instead of a badge. */
export function StatusCell({ row, isStaff, onIgnore, ...unpaid }: CellProps & UnpaidActions) {
  const { status, inTransit, parcelState } = row
  const badge = (
    <StatusBadge
      status={status}
      inTransit={inTransit}
      parcelState={parcelState}
      isStaff={isStaff}
    />
  )
  if (row.status === 'PENDING_ISSUE' && row.issue)
    return <RefusedBadge badge={badge} issue={row.issue} />
  if (!isRowUnpaid(row)) return badge
  if (row.awaitsApproval) return <Badge tone="warning">Waiting for approval</Badge>
  return (
    <>
      <span className="print-only">{badge}</span>
      <div
        className="no-print flex flex-wrap gap-1 *:whitespace-nowrap max-sm:*:min-h-11"
        onClick={stopRowClick}
      >
        <Button as={Link} size="sm" variant="secondary" href={unpaid.completeHref(row)}>
          Complete Booking
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onIgnore(row)}>
          Ignore
        </Button>
      </div>
    </>
  )
}

function RefusedBadge({ badge, issue }: { badge: ReactNode; issue: string }) {
  return (
    <>
      {badge}
      <p title={issue} className="mt-1 line-clamp-2 max-w-36 text-xs text-ink-muted">
        {issue}
      </p>
    </>
  )
}

export function completeBookingHref({ id }: HistoryRow): string {
  return urlFor('shipping.completion', { id })
}

type ShipmentIndicatorProps = {
  icon: LucideIcon
  text: string
  tone?: string
  /** An extra mark, because colour alone must not tell states apart. */
  mark?: LucideIcon
}

function ShipmentIndicator({ icon: Icon, text, tone, mark: Mark }: ShipmentIndicatorProps) {
  return (
    <span title={text} className={cx('inline-flex items-center', tone ?? 'text-ink-muted')}>
      <Icon aria-hidden="true" className="size-4" />
      {Mark && <Mark aria-hidden="true" className="size-3" />}
      <span className="sr-only">{text}</span>
    </span>
  )
}
