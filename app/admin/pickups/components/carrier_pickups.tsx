import type { Data } from '@generated/data'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { Phone } from '~/ui/phone'
import { Weight } from '~/ui/weight'
import { PickupDecisions } from './pickup_decisions'

type Pickup = Data.Shipping.Carriers.Pickups.StaffPickup

export function CarrierPickups({ day, pickups }: { day: string; pickups: Pickup[] }) {
  const open = pickups.filter(({ isOver }) => !isOver)
  const packages = open.reduce((sum, pickup) => sum + pickup.packages, 0)
  return (
    <Card
      title={pickups[0]!.carrierName}
      description={`${open.length} to come, ${formatPackageCount(packages)}`}
      padded={false}
    >
      <ul className="divide-y">
        {pickups.map((pickup) => (
          <PickupItem key={pickup.id} pickup={pickup} isEarlier={pickup.day < day} />
        ))}
      </ul>
    </Card>
  )
}

const formatPackageCount = (count: number) => `${count} ${count === 1 ? 'package' : 'packages'}`

function PickupItem({ pickup, isEarlier }: { pickup: Pickup; isEarlier: boolean }) {
  const { sender, number, problem, packages, packagesTold, parcels } = pickup
  return (
    <li className="grid gap-3 px-4 py-3 text-sm sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <span className="font-medium">{sender?.fullname ?? 'Unknown sender'}</span>
          <Badge tone={pickupTone(pickup)}>{pickup.stateText}</Badge>
        </p>
        {sender && (
          <>
            <p className="break-words">
              {sender.address}, {sender.place}
            </p>
            <p>
              <Phone number={sender.phoneNumber} />
            </p>
          </>
        )}
        <p className="tabular">
          {isEarlier && `${pickup.dayText}, `}
          {pickup.readyAt} to {pickup.closeAt}
          {number && `, number ${number}`}
        </p>
        <p className="text-ink-muted">
          {formatPackageCount(packages)}, <Weight kg={pickup.weight} />
          {packagesTold !== null &&
            packagesTold < packages &&
            `; the courier knows of ${packagesTold}`}
        </p>
        <ul className="tabular text-ink-muted">
          {parcels.map((parcel) => (
            <li key={parcel.id}>
              {parcel.trackingNumber}
              {parcel.waybillNumber && `, waybill ${parcel.waybillNumber}`}
            </li>
          ))}
        </ul>
        {pickup.nextDayText && <p>After that it is ordered for {pickup.nextDayText}.</p>}
        {pickup.alerts.map((alert) => (
          <p key={alert} className="break-words">
            {alert}
          </p>
        ))}
        {pickup.nextText && <p className="text-ink-muted">{pickup.nextText}</p>}
      </div>
      {problem && <Notice tone={pickup.isForStaff ? 'warning' : 'info'}>{problem}</Notice>}
      <PickupDecisions pickup={pickup} />
    </li>
  )
}

function pickupTone({ state, isForStaff }: Pickup) {
  if (isForStaff) return 'warning'
  return state === 'booked' || state === 'done' ? 'success' : 'secondary'
}
