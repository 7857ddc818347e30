import type { Data } from '@generated/data'
import { CircleCheck } from 'lucide-react'
import { urlFor } from '~/client'
import { StatusBadge } from '#shipping/shipment/components/shipment_status_badge'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { DashboardButton } from './dashboard_button'

type Figures = Data.Admin.Console.ConsoleFigures

export function StuckShipmentList({ figures }: { figures: Figures }) {
  const { longestStuck, needsAttention } = figures
  const hidden = needsAttention - longestStuck.length
  return (
    <Card title="Needs attention" padded={false}>
      {longestStuck.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title="No shipment is stuck">
          Paid parcels that a courier refused, or that the API of a courier has not booked for an
          hour, show here.
        </EmptyState>
      ) : (
        <ul className="divide-y">
          {longestStuck.map((line) => (
            <StuckShipmentItem key={line.id} stuck={line} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className="border-t px-4 py-3 text-sm text-ink-muted sm:px-5">
          And {hidden} more in Past Shipments.
        </p>
      )}
    </Card>
  )
}

function StuckShipmentItem({ stuck }: { stuck: Figures['longestStuck'][number] }) {
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
      <DashboardButton url={urlFor('shipping.track', {}, { qs: { trackingNumber } })}>
        Track <span className="sr-only">{trackingNumber}</span>
      </DashboardButton>
    </li>
  )
}
