import type { ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { CourierName } from '~/components/courier_name'
import { DeferredProp } from '~/components/deferred_prop'
import { receiverPlace } from '#shipping/history/components/history_row'
import { StatusBadge } from '#shipping/shipment/components/shipment_status_badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { SkeletonText } from '~/ui/skeleton'
import type { DashboardResponse } from './dashboard_types'

type Row = DashboardResponse['recent'][number]

interface RecentShipmentsProps {
  dashboard: DashboardResponse | undefined
  isStaff: boolean
  lookOnly?: boolean
}

export function RecentShipments({ dashboard, isStaff, lookOnly = false }: RecentShipmentsProps) {
  return (
    <Frame lookOnly={lookOnly}>
      <DeferredProp
        name="dashboard"
        value={dashboard}
        loading={<Loading />}
        failed="Could not load shipping history. Please try again."
      >
        {({ recent }) =>
          recent.length === 0 ? (
            <Nothing lookOnly={lookOnly} />
          ) : (
            <ul className="divide-y">
              {recent.map((row) => (
                <li key={row.id}>
                  <RecentShipmentRow row={row} isStaff={isStaff} lookOnly={lookOnly} />
                </li>
              ))}
            </ul>
          )
        }
      </DeferredProp>
    </Frame>
  )
}

function Frame({ lookOnly, children }: { lookOnly: boolean; children: ReactNode }) {
  return (
    <Card
      title="Recent Shipments"
      padded={false}
      actions={
        !lookOnly && (
          <Button as={Link} href={urlFor('shipping.history', {})} variant="secondary" size="sm">
            Past Shipments
          </Button>
        )
      }
    >
      {children}
    </Card>
  )
}

function Loading() {
  return (
    <div role="status" className="p-4 sm:p-5">
      <span className="sr-only">Loading recent shipments</span>
      <SkeletonText lines={5} />
    </div>
  )
}

function Nothing({ lookOnly }: { lookOnly: boolean }) {
  const action = !lookOnly && (
    <Button as={Link} href={urlFor('shipping.book', {})} variant="secondary">
      Book Shipment
    </Button>
  )
  return (
    <EmptyState title="Nothing shipped yet" action={action}>
      {lookOnly ? 'Shipments' : 'Your shipments'} will show here with their status.
    </EmptyState>
  )
}

interface RecentShipmentRowProps {
  row: Row
  isStaff: boolean
  lookOnly: boolean
}

const lineClass = 'flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5'

/** Links to the shipment, or in another organization's dashboard to its tracking. */
function RecentShipmentRow({ row, isStaff, lookOnly }: RecentShipmentRowProps) {
  const text = <RecentShipmentText row={row} isStaff={isStaff} />
  if (lookOnly && row.status === 'AWAITING_PAYMENT_CONFIRMATION') {
    return <div className={lineClass}>{text}</div>
  }
  const href = lookOnly
    ? urlFor('shipping.track', {}, { qs: { trackingNumber: row.trackingNumber } })
    : urlFor('shipping.shipment', { number: row.trackingNumber })
  return (
    <Link
      href={href}
      className={`${lineClass} transition-colors hover:bg-surface-sunken focus-visible:-outline-offset-2`}
    >
      {text}
    </Link>
  )
}

function RecentShipmentText({ row, isStaff }: { row: Row; isStaff: boolean }) {
  return (
    <>
      <span className="min-w-0 flex-1 basis-48">
        <span className="block truncate font-medium">{row.recipient}</span>
        <span className="block truncate text-sm text-ink-muted">
          {receiverPlace(row)} · <span className="tabular">{row.trackingNumber}</span> ·{' '}
          <CourierName courier={row.courier} />
        </span>
      </span>
      <time
        dateTime={row.requestDate}
        title={`${row.requestDay}, ${row.requestTime}`}
        className="tabular text-sm text-ink-muted"
      >
        {row.requestDay}
      </time>
      <span className="flex justify-end text-sm sm:w-40">
        <StatusBadge
          status={row.status}
          inTransit={row.inTransit}
          parcelState={row.parcelState}
          isStaff={isStaff}
        />
      </span>
    </>
  )
}
