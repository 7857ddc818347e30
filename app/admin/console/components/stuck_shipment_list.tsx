import type { Data } from '@generated/data'
import { CircleCheck } from 'lucide-react'
import { urlFor } from '~/client'
import { StatusBadge } from '#shipping/shipment/components/shipment_status_badge'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { DashboardButton } from './dashboard_button'
import { UnlistedRows } from './unlisted_rows'

type StuckShipment = Data.Admin.Console.StuckShipment

export function StuckShipmentList({ rows, total }: { rows: StuckShipment[]; total?: number }) {
  return (
    <Card id="stuck" title="Parcels refused or stuck" padded={false}>
      {rows.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title="No parcel is stuck">
          Paid parcels that a courier refused, or that were not sent to a courier for an hour, show
          here.
        </EmptyState>
      ) : (
        <ul className="divide-y">
          {rows.map((stuck) => (
            <StuckShipmentItem key={stuck.id} stuck={stuck} />
          ))}
        </ul>
      )}
      <UnlistedRows listed={rows.length} total={total} />
    </Card>
  )
}

function StuckShipmentItem({ stuck }: { stuck: StuckShipment }) {
  const { trackingNumber } = stuck
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="tabular font-medium">{trackingNumber}</span>
          <StatusBadge status={stuck.status} inTransit={false} isStaff />
        </p>
        <p className="text-sm text-ink-muted">
          {stuck.courier} to {stuck.recipient}, {stuck.destinationCountry}, since{' '}
          <time dateTime={stuck.since}>{stuck.sinceText}</time>
        </p>
        {stuck.issue && <p className="text-sm">{stuck.issue}</p>}
      </div>
      <DashboardButton url={urlFor('shipping.shipment', { number: String(trackingNumber) })}>
        Open <span className="sr-only">{trackingNumber}</span>
      </DashboardButton>
    </li>
  )
}
