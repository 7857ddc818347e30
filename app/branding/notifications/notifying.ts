import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'
import { rowsOf } from '#shared/database/rows'
import Shipment from '#shipping/shipment/models/shipment'
import type { ShipmentStatus } from '#shipping/shipment/moving'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import Brand from '#branding/business/brand'
import { type DueEvent, dueEvents, type Happening } from '#shipping/tracking/due'
import type { Sender } from '#branding/notifications/message'
import { dropQueued, hasEnded } from '#branding/notifications/outbox/overtaken'
import { sendQueued } from '#branding/notifications/outbox/sending'
import { planOf } from '#branding/notifications/plan/plans'
import { type Plan, plannedMessages } from '#branding/notifications/rules/plan'
import { servedDomainOf } from '#branding/domains/served_domain'

/** A parcel that no courier has, or has any more, is no news for its receiver. */
const UNTOLD: ShipmentStatus[] = ['PENDING_ISSUE', 'VOIDED']

/** Whether the business of a parcel wants its receiver notified of anything. */
export async function mayNotifyReceiver(shipmentId: number): Promise<boolean> {
  const sender = await senderOf(await Shipment.findOrFail(shipmentId))
  return sender !== null
}

/** Whether anything of a parcel would be sent to its receiver now, though somebody asked for it by hand. */
export async function isTold(shipmentId: number): Promise<boolean> {
  const shipment = await Shipment.findOrFail(shipmentId)
  if (UNTOLD.includes(shipment.status) || shipment.returnOf !== null) return false
  return (await senderOf(shipment)) !== null
}

/**
 * Notifies the receiver of a parcel of what they do not know yet, by the channels that its business has chosen. Safe
 * to run twice and at once: each message is one row, which is locked while it is sent. Throws when a message
 * could not be sent and is worth another try.
 */
export async function notifyReceiver(shipmentId: number, now: DateTime = DateTime.now()) {
  const shipment = await Shipment.whole(shipmentId)
  const sender = await senderOf(shipment)
  if (!sender || UNTOLD.includes(shipment.status)) return dropQueued(shipment, sender !== null)
  // What comes back, its sender gets themselves.
  if (shipment.returnOf !== null) return
  const plan = await planOf(sender.business)
  const happenings = await happeningsOf(shipment.id)
  await claim(shipment, await eventsDue(shipment, sender, happenings), plan)
  const [latest = null] = dueEvents(null, happenings, DateTime.fromMillis(0))
  await sendQueued({ shipment, sender, plan, latest, now })
}

/** Messages whose time has come, and parcels with news of the last hour: a job of theirs may be lost. */
export async function parcelsToNotifyOf(
  now: DateTime = DateTime.now(),
  except: number[] = []
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    `select id from (
     select shipment_id as id from receiver_notifications
       where status = 'queued' and updated_at < now() - interval '2 minutes' and due_at is null
     union
     select shipment_id from receiver_notifications where status = 'queued' and due_at <= :now
     union
     select shipments.id from shipments
       join brand_settings on brand_settings.organization_id = shipments.organization_id
       where notifications_enabled_at is not null
         and shipments.updated_at > now() - interval '1 hour'
         and shipments.updated_at < now() - interval '2 minutes'
         and shipments.status in ('BOOKED', 'COURIER_ASSIGNED', 'DELIVERED')
         and shipments.return_of is null
     ) as found where id <> all(:except) limit 500`,
    { now: now.toJSDate(), except }
  )
  return rows.map(({ id }) => id)
}

/** Branded notifications are of everything; `notifyReceiver` of the business alone of the booking. */
async function senderOf({ organizationId }: Shipment): Promise<Sender | null> {
  const business = await Organization.findOrFail(organizationId)
  if (!business.isBusiness || business.isTest) return null
  const brand = await Brand.of(business)
  if (!brand.sendsNotifications && !business.notifyReceiver) return null
  return { business, brand, domain: await servedDomainOf(business) }
}

async function eventsDue(
  shipment: Shipment,
  { business, brand }: Sender,
  happenings: Happening[]
): Promise<DueEvent[]> {
  const { id, createdAt } = shipment
  const booked = await db
    .from('shipment_status_changes')
    .where({ shipment_id: id, to_status: 'BOOKED' })
    .orderBy('id', 'desc')
    .first()
  const bookedAt = booked ? DateTime.fromJSDate(booked.created_at) : null
  const due = brand.notificationsEnabledAt
    ? dueEvents(bookedAt, happenings, brand.notificationsEnabledAt)
    : []
  if (business.notifyReceiver) due.push(...dueEvents(bookedAt, [], createdAt))
  const untold = await withoutOlder(id, due)
  return hasEnded(shipment) ? untold.filter(({ event }) => event !== 'booked') : untold
}

/** What is claimed already, whatever its business has chosen since, and what is older than that, is no news. */
async function withoutOlder(shipmentId: number, due: DueEvent[]): Promise<DueEvent[]> {
  const rows: { event: string; latest: string }[] = await db
    .from('receiver_notifications')
    .where('shipment_id', shipmentId)
    .groupBy('event')
    .select('event')
    .max('occurrence as latest')
  const told = new Map(rows.map(({ event, latest }) => [event, latest]))
  return due.filter(({ event, occurrence }) => !told.has(event) || occurrence > told.get(event)!)
}

async function happeningsOf(shipmentId: number): Promise<Happening[]> {
  const rows = await db
    .from('tracking_events')
    .where('shipment_id', shipmentId)
    .whereNull('withdrawn_at')
  return rows.map((row) => ({
    code: row.code as TrackingCode,
    occurredAt: DateTime.fromJSDate(row.occurred_at),
    recordedAt: DateTime.fromJSDate(row.recorded_at),
  }))
}

async function claim({ id, organizationId }: Shipment, due: DueEvent[], { ways }: Plan) {
  const rows = due.flatMap(({ event, occurrence }) =>
    plannedMessages(ways[event]).map(({ channel, route }) => ({
      shipment_id: id,
      organization_id: organizationId,
      ...{ event, occurrence, channel },
      route: route.join(','),
    }))
  )
  if (rows.length === 0) return
  await db.table('receiver_notifications').multiInsert(rows).onConflict().ignore()
}
