import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { CircleCheck } from 'lucide-react'
import { DashboardButton } from '#admin/console/components/dashboard_button'
import { UnlistedRows } from '#admin/console/components/unlisted_rows'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { Money } from '~/ui/money'
import { Weight } from '~/ui/weight'

type Parcel = Data.Shipping.Carriers.ByHand.WaitingParcel

export function ParcelsToBookList({ parcels, total }: { parcels: Parcel[]; total: number }) {
  return (
    <Card title="To book by hand" padded={false}>
      {parcels.length === 0 ? (
        <EmptyState
          icon={<CircleCheck />}
          title="No parcels to book"
          action={
            <DashboardButton
              url={urlFor('admin.reference_lists', {}, { qs: { list: 'couriers' } })}
            >
              Couriers
            </DashboardButton>
          }
        >
          A parcel shows here once it is paid for with a courier that is switched to "By hand".
        </EmptyState>
      ) : (
        <ul className="divide-y">
          {parcels.map((parcel) => (
            <ParcelToBookItem key={parcel.id} parcel={parcel} />
          ))}
        </ul>
      )}
      <UnlistedRows listed={parcels.length} total={total} />
    </Card>
  )
}

function ParcelToBookItem({ parcel }: { parcel: Parcel }) {
  const { id, trackingNumber, packages } = parcel
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <span className="tabular font-medium">{trackingNumber}</span>
          <Badge tone={parcel.isLate ? 'warning' : 'secondary'}>
            {parcel.isLate ? 'Late: paid ' : 'Paid '}
            <time dateTime={parcel.since} title={parcel.sinceText}>
              {parcel.ageText}
            </time>
          </Badge>
        </p>
        <p>
          {parcel.courier}, {parcel.serviceType}
        </p>
        <p>
          {parcel.from} to {parcel.recipient}, {parcel.to}
        </p>
        <p className="break-words text-ink-muted">
          <Weight kg={parcel.weight} />
          {packages > 1 && ` in ${packages} packages`}, worth <Money naira={parcel.value} />:{' '}
          {parcel.contents}
        </p>
      </div>
      <Button as={Link} href={urlFor('admin.hand_parcel', { id })} size="sm">
        Book <span className="sr-only">{trackingNumber}</span>
      </Button>
    </li>
  )
}
