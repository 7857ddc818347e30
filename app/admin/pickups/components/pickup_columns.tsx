import { CourierName } from '~/components/courier_name'
import { Badge } from '~/ui/badge'
import type { TableColumn } from '~/ui/data_table'
import { Phone } from '~/ui/phone'
import { formatKg } from '~/ui/weight'
import type { Pickup } from './pickup_dialogs'

/** The columns of the pickups of `day`; those of other days name theirs. */
export function pickupColumns(day: string): TableColumn<Pickup>[] {
  return [
    {
      header: 'Sender',
      value: ({ sender }) => sender?.fullname ?? 'Unknown sender',
      cell: ({ sender }) => (
        <>
          <span className="block font-medium">{sender?.fullname ?? 'Unknown sender'}</span>
          {sender && <Phone number={sender.phoneNumber} />}
        </>
      ),
      phone: 'title',
      opens: false,
    },
    {
      header: 'Address',
      value: ({ sender }) => sender && `${sender.address}, ${sender.place}`,
      phone: 'line',
    },
    {
      header: 'Pickup',
      value: ({ carrierName, number }) => [carrierName, number].filter(Boolean).join(' '),
      cell: ({ carrierName, number, hoursText, ...pickup }) => (
        <>
          <CourierName courier={carrierName} /> {number}
          <span className="tabular block">
            {pickup.day === day ? hoursText : `${pickup.dayText}, ${hoursText}`}
          </span>
        </>
      ),
      phone: 'line',
    },
    {
      header: 'Parcels',
      value: ({ parcels }) =>
        parcels
          .map(({ trackingNumber, waybillNumber }) => `${trackingNumber} ${waybillNumber}`)
          .join(' '),
      cell: ({ parcels, packages, packagesTold, weight }) => (
        <>
          {parcels.map(({ id, trackingNumber, waybillNumber }) => (
            <span key={id} className="tabular block">
              {trackingNumber}
              {waybillNumber && ` (waybill ${waybillNumber})`}
            </span>
          ))}
          <span className="text-ink-muted">
            {packageCountText(packages)}, {formatKg(weight)}
            {packagesTold !== null &&
              packagesTold < packages &&
              `; the courier knows of ${packagesTold}`}
          </span>
        </>
      ),
      phone: 'line',
    },
    {
      header: 'State',
      value: 'stateText',
      cell: (pickup) => (
        <>
          <Badge tone={pickupTone(pickup)}>{pickup.stateText}</Badge>
          {notesOn(pickup).map((note) => (
            <span key={note} className="mt-1 block text-xs break-words">
              {note}
            </span>
          ))}
        </>
      ),
      phone: 'line',
    },
  ]
}

export const packageCountText = (count: number) =>
  `${count} ${count === 1 ? 'package' : 'packages'}`

function notesOn({ problem, alerts, nextDayText, nextText }: Pickup): string[] {
  const next = nextDayText && `After that it is ordered for ${nextDayText}.`
  return [problem, ...alerts, next, nextText].flatMap((note) => note ?? [])
}

function pickupTone({ state, isForStaff }: Pickup) {
  if (isForStaff) return 'warning'
  return state === 'booked' || state === 'done' ? 'success' : 'secondary'
}
