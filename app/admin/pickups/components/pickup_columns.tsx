import { CourierName } from '~/components/courier_name'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import type { TableColumn } from '~/ui/data_table'
import { Phone } from '~/ui/phone'
import { formatKg } from '~/ui/weight'
import { type Pickup, PICKUP_DECISION_LABELS, type PickupDecision } from './pickup_dialogs'

type Open = (decision: PickupDecision, pickup: Pickup) => void

export function pickupColumns(day: string, open: Open): TableColumn<Pickup>[] {
  return [SENDER, slotColumn(day), ...OTHER_COLUMNS, actionColumn(open)]
}

const SENDER: TableColumn<Pickup> = {
  header: 'Sender',
  value: ({ sender }) =>
    sender ? `${sender.fullname}, ${sender.address}, ${sender.place}` : 'Unknown sender',
  cell: ({ sender }) =>
    sender ? (
      <div className="sm:w-54">
        <span className="font-medium">{sender.fullname}</span> <Phone number={sender.phoneNumber} />
        <span className="block text-xs break-words text-ink-muted">
          {sender.address}, {sender.place}
        </span>
      </div>
    ) : (
      'Unknown sender'
    ),
  phone: 'title',
  opens: false,
}

/** Names the day of a pickup on another day than `day`. */
function slotColumn(day: string): TableColumn<Pickup> {
  return {
    header: 'Pickup',
    value: ({ carrierName, number }) => [carrierName, number].filter(Boolean).join(' '),
    cell: ({ carrierName, number, hoursText, ...pickup }) => (
      <span className="whitespace-nowrap">
        <CourierName courier={carrierName} /> <span className="text-xs">{number}</span>
        <span className="tabular block text-xs">
          {pickup.day === day ? hoursText : `${pickup.dayText}, ${hoursText}`}
        </span>
      </span>
    ),
    phone: 'line',
  }
}

const OTHER_COLUMNS: TableColumn<Pickup>[] = [
  {
    header: 'Parcel, waybill',
    value: ({ parcels }) =>
      parcels
        .map(({ trackingNumber, waybillNumber }) => `${trackingNumber} ${waybillNumber}`)
        .join(' '),
    cell: ({ parcels }) =>
      parcels.map(({ id, trackingNumber, waybillNumber }) => (
        <span key={id} className="tabular block whitespace-nowrap">
          {trackingNumber}
          {waybillNumber && (
            <span className="block text-xs text-ink-muted">
              <span className="sm:hidden">Waybill </span>
              {waybillNumber}
            </span>
          )}
        </span>
      )),
    phone: 'line',
  },
  {
    header: 'Packages',
    value: ({ packages, weight }) => `${packages}, ${formatKg(weight)}`,
    numeric: true,
    phone: 'labelled',
  },
  {
    header: 'State',
    value: 'stateText',
    cell: (pickup) => (
      <>
        <Badge tone={pickupTone(pickup)}>
          {pickup.isForStaff ? 'To arrange' : pickup.stateText}
        </Badge>
        {notesOn(pickup).map((note) => (
          <span key={note} className="mt-1 block text-xs break-words sm:max-w-36">
            {note}
          </span>
        ))}
      </>
    ),
    phone: 'line',
  },
]

/** Offers what is most likely; the menu of the row has the rest. */
function actionColumn(open: Open): TableColumn<Pickup> {
  return {
    header: 'Action',
    head: <span className="sr-only">Action</span>,
    cell: (pickup) => {
      const [decision] = pickup.decisions
      return (
        decision && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => open(decision, pickup)}
            className="no-print whitespace-nowrap"
          >
            {PICKUP_DECISION_LABELS[decision]}{' '}
            <span className="sr-only">{pickup.sender?.fullname}</span>
          </Button>
        )
      )
    },
    phone: 'line',
  }
}

export const packageCountText = (count: number) =>
  `${count} ${count === 1 ? 'package' : 'packages'}`

function notesOn(pickup: Pickup): string[] {
  const { isForStaff, stateText, problem, alerts, nextDayText, nextText, packages, packagesTold } =
    pickup
  const isUntold = packagesTold !== null && packagesTold < packages
  const told = isUntold && `The courier knows of ${packageCountText(packagesTold)}.`
  const next = nextDayText && `After that it is ordered for ${nextDayText}.`
  return [isForStaff && !problem && stateText, problem, ...alerts, told, next, nextText].filter(
    (note) => typeof note === 'string'
  )
}

function pickupTone({ state, isForStaff }: Pickup) {
  if (isForStaff) return 'warning'
  return state === 'booked' || state === 'done' ? 'success' : 'secondary'
}
