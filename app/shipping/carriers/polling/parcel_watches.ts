import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import {
  type PollSchedule,
  EARLY_POLL_MINUTES,
  type PollUrgency,
} from '#shipping/carriers/polling/poll_schedule'

export interface ClaimedParcel {
  id: number
  waybillNumber: string
  destinationCountryCode: string
  beganAt: Date
  polledSince: Date
  polledAt: Date | null
  failures: number
  alertsUntil: Date | null
  alertedAt: Date | null
}

/** The lease must outlast any call to a courier. */
const LEASE = `interval '10 minutes'`

const DUE = `
select urgency from unnest(:urgencies::smallint[]) as level (urgency)
where exists (select from parcel_watches w where w.driver = :driver and w.urgency = level.urgency
  and w.next_look_at <= :began::timestamptz and (w.claimed_until is null or w.claimed_until <= :began::timestamptz))
order by urgency`

/**
 * Claims the due parcels of `urgency`. If the call has room for more, also claims due parcels of
 * other urgencies, then early ones. Claims none while the courier is paused.
 */
const CLAIM = `
with found as (
  select own.shipment_id, own.urgency, own.next_look_at, own.next_look_at <= :began::timestamptz as is_due,
    own.next_look_at <= :began::timestamptz and own.urgency = :urgency as is_their_turn
  from unnest(:urgencies::smallint[], :earlyMinutes::float8[]) as level (urgency, early_minutes)
  cross join lateral (
    select shipment_id, urgency, next_look_at from parcel_watches
    where driver = :driver and urgency = level.urgency
      and next_look_at <= :began::timestamptz + make_interval(secs => level.early_minutes * 60)
      and (claimed_until is null or claimed_until <= :began::timestamptz)
    order by next_look_at limit :most for update skip locked
  ) own
  where not exists (select from courier_connections
    where driver = :driver and paused_until > clock_timestamp())
), due as (
  select * from found where (select bool_or(is_their_turn) from found)
  order by is_their_turn desc, is_due desc, urgency, next_look_at limit :most
)
update parcel_watches w set claimed_until = clock_timestamp() + ${LEASE}
from due, shipments s join shipment_addresses a on a.shipment_id = s.id and a.side = 'destination'
where w.shipment_id = due.shipment_id and s.id = due.shipment_id
returning w.shipment_id as id, s.waybill_number as "waybillNumber",
  a.country_code as "destinationCountryCode", w.began_at as "beganAt", w.followed_since as "polledSince", w.looked_at as "polledAt",
  w.failures, w.alerts_until as "alertsUntil", w.alerted_at as "alertedAt"`

interface PollTurn {
  driver: CourierDriverName
  /** Start of the round in database time. Parcels that become due later wait for the next round. */
  began: string
}

const URGENCIES = Object.keys(EARLY_POLL_MINUTES).map(Number)

export async function findDueUrgencies({ driver, began }: PollTurn): Promise<PollUrgency[]> {
  const bindings = { driver, began, urgencies: URGENCIES }
  const rows = await queryRows<{ urgency: PollUrgency }>(db, DUE, bindings)
  return rows.map(({ urgency }) => urgency)
}

/** Claims at most `most` parcels, and none unless one of this urgency is due. */
export function claimDueParcels({ driver, began }: PollTurn, urgency: PollUrgency, most: number) {
  const earlyMinutes = Object.values(EARLY_POLL_MINUTES).map((minutes) => (most > 1 ? minutes : 0))
  const bindings = { driver, began, urgency, most, urgencies: URGENCIES, earlyMinutes }
  return queryRows<ClaimedParcel>(db, CLAIM, bindings)
}

export interface CompletedPoll {
  id: number
  schedule: PollSchedule
  isAlertMissed: boolean
}

/** If an alert arrived during the poll, the parcel stays due at once. */
const COMPLETE_POLLS = `
with looked as (
  select * from unnest(:ids::bigint[], :urgencies::smallint[], :minutes::float8[], :stops::text[], :misses::boolean[])
    as own (id, urgency, minutes, stopped, is_missed)
), held as (
  select shipment_id from parcel_watches where shipment_id = any(:ids::bigint[]) order by shipment_id for update
)
update parcel_watches w set claimed_until = null, looked_at = clock_timestamp(), failures = 0,
  urgency = coalesce(looked.urgency, w.urgency), stopped = looked.stopped,
  alerts_until = case when not looked.is_missed then w.alerts_until end,
  next_look_at = case when looked.stopped is not null then null
    when w.alerted_at > :began::timestamptz then clock_timestamp()
    else clock_timestamp() + make_interval(secs => looked.minutes * 60) end
from looked, held
where w.shipment_id = looked.id and held.shipment_id = w.shipment_id`

/** Deletes delivered parcels. A returned one keeps its row, because staff may reopen it. */
const FORGET_DELIVERED = `
delete from parcel_watches w using shipments s
where w.shipment_id = any(:ids::bigint[]) and w.stopped = 'ended' and s.id = w.shipment_id and s.status = 'DELIVERED'`

export async function completePolls(polls: CompletedPoll[], began: string) {
  const planned = polls.map(({ schedule }) =>
    'stopped' in schedule
      ? { ...schedule, urgency: null, minutes: null }
      : { ...schedule, stopped: null }
  )
  await db.rawQuery(COMPLETE_POLLS, {
    began,
    ids: polls.map(({ id }) => id),
    urgencies: planned.map(({ urgency }) => urgency) as number[],
    minutes: planned.map(({ minutes }) => minutes) as number[],
    stops: planned.map(({ stopped }) => stopped) as string[],
    misses: polls.map(({ isAlertMissed }) => isAlertMissed),
  })
  const ended = polls.filter(({ schedule }) => 'stopped' in schedule)
  if (ended.length > 0) await db.rawQuery(FORGET_DELIVERED, { ids: parcelIds(ended) })
}

export async function releaseClaims(parcels: ClaimedParcel[]) {
  await db
    .from('parcel_watches')
    .whereIn('shipment_id', parcelIds(parcels))
    .update({ claimed_until: null })
}

export async function postponePolls(
  parcels: ClaimedParcel[],
  minutes: (failures: number) => number
) {
  for (const { id, failures } of parcels) {
    await db.rawQuery(
      `update parcel_watches set claimed_until = null, failures = least(failures + 1, 100),
         next_look_at = clock_timestamp() + make_interval(secs => ? * 60)
       where shipment_id = ? and next_look_at is not null`,
      [minutes(failures), id]
    )
  }
}

export function parcelIds(parcels: { id: number }[]): number[] {
  return parcels.map(({ id }) => id)
}
