import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { queryRows } from '#shared/database/query_rows'
import type { CheckedRow } from '#shipping/batches/check_rows'
import type { Submission } from '#shipping/booking/submission_validator'

type RowWithNotes = Pick<CheckedRow, 'submission' | 'notes'>

/** A row gets a warning if a parcel to its receiver was booked within this many hours. */
const DUPLICATE_HOURS = 24

export async function addDuplicateWarnings(
  caller: Caller,
  rows: readonly RowWithNotes[],
  numbers: readonly number[]
) {
  const booked = await findRecentBookings(caller, rows)
  const first = new Map<string, number>()
  rows.forEach(({ submission, notes }, at) => {
    if (!submission) return
    const key = contentKey(submission)
    const firstRow = first.get(key)
    if (firstRow === undefined) first.set(key, numbers[at]!)
    else notes.push(`The same receiver and contents as row ${firstRow}.`)
    const earlier = booked.get(receiverKey(submission.destination))
    if (earlier)
      notes.push(
        `A parcel to this receiver was booked in the last ${DUPLICATE_HOURS} hours: ${earlier}.`
      )
  })
}

type DuplicateReceiver = Pick<Submission['destination'], 'fullname' | 'phoneNumber' | 'address'>

function receiverKey({ fullname, phoneNumber, address }: DuplicateReceiver): string {
  return JSON.stringify([fullname, phoneNumber, address]).toLowerCase()
}

function contentKey(submission: Submission): string {
  const items = submission.items.map(({ weight, itemUnits }) => [
    weight,
    itemUnits.map(({ description, quantity, value }) => [description, quantity, value]),
  ])
  return `${receiverKey(submission.destination)} ${JSON.stringify(items)}`.toLowerCase()
}

type RecentBooking = DuplicateReceiver & { trackingNumber: number }

const FIND_RECENT_BOOKINGS = `select fullname, phone_number as "phoneNumber", address,
    tracking_number as "trackingNumber"
  from shipments join shipment_addresses on shipment_id = shipments.id and side = 'destination'
  where organization_id = :organizationId and (:userId::bigint is null or user_id = :userId)
    and shipments.created_at > now() - interval '${DUPLICATE_HOURS} hours' and paid_at is not null
    and status not in ('CANCELED', 'VOIDED') and phone_number = any(:phones)`

async function findRecentBookings(caller: Caller, rows: readonly RowWithNotes[]) {
  const phones = rows.flatMap(({ submission }) => submission?.destination.phoneNumber ?? [])
  const booked = await queryRows<RecentBooking>(db.connection(), FIND_RECENT_BOOKINGS, {
    organizationId: caller.organization.id,
    userId: caller.ownerUserId,
    phones: [...new Set(phones)],
  })
  return new Map(
    booked.map(({ trackingNumber, ...receiver }) => [receiverKey(receiver), trackingNumber])
  )
}
