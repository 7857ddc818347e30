import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'
import { queryRows } from '#shared/database/query_rows'
import Shipment from '#shipping/shipment/models/shipment'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import Brand from '#branding/business/brand'
import {
  type DueNotification,
  dueNotifications,
  type RecordedScan,
} from '#shipping/tracking/due_notifications'
import type { MessageSender } from '#branding/notifications/build_receiver_message'
import {
  dropQueuedMessages,
  isDeliveryOver,
} from '#branding/notifications/outbox/superseded_messages'
import { sendQueuedMessages } from '#branding/notifications/outbox/send_queued_messages'
import { loadNotificationPlan } from '#branding/notifications/plan/notification_plans'
import { type ChannelPlan, planMessages } from '#branding/notifications/rules/channel_plan'
import { findServedDomain } from '#branding/domains/find_served_domain'

/** No courier has these parcels, so their receivers get no messages. */
const SILENT_STATUSES: ShipmentStatus[] = ['PENDING_ISSUE', 'VOIDED']

export async function canNotifyReceiver(shipmentId: number): Promise<boolean> {
  const sender = await findMessageSender(await Shipment.findOrFail(shipmentId))
  return sender !== null
}

/** True if a message about the parcel would be sent when somebody resends it. */
export async function isReceiverNotified(shipmentId: number): Promise<boolean> {
  const shipment = await Shipment.findOrFail(shipmentId)
  if (SILENT_STATUSES.includes(shipment.status) || shipment.returnOf !== null) return false
  return (await findMessageSender(shipment)) !== null
}

/**
 * Sends the receiver's outstanding messages over the channels that the business chose. Idempotent
 * and safe to run concurrently, because each message is a row that is locked while sending. Throws
 * if a message failed and is worth a retry.
 */
export async function notifyReceiver(shipmentId: number, now: DateTime = DateTime.now()) {
  const shipment = await Shipment.findWithDetails(shipmentId)
  const sender = await findMessageSender(shipment)
  if (!sender || SILENT_STATUSES.includes(shipment.status))
    return dropQueuedMessages(shipment, sender !== null)
  // The receiver of a return is the shop itself.
  if (shipment.returnOf !== null) return
  const plan = await loadNotificationPlan(sender.business)
  const happenings = await loadRecordedScans(shipment.id)
  await queueMessages(shipment, await findDueEvents(shipment, sender, happenings), plan)
  const [latest = null] = dueNotifications(null, happenings, DateTime.fromMillis(0))
  await sendQueuedMessages({ shipment, sender, plan, latest, now })
}

/** Parcels with due messages, and parcels changed in the last hour, as their job may be lost. */
export async function parcelsToNotify(
  now: DateTime = DateTime.now(),
  except: number[] = []
): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
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

/** Null if the business notifies receivers of nothing, not even of the booking. */
async function findMessageSender({ organizationId }: Shipment): Promise<MessageSender | null> {
  const business = await Organization.findOrFail(organizationId)
  if (!business.isBusiness || business.isTest) return null
  const brand = await Brand.of(business)
  if (!brand.sendsNotifications && !business.notifyReceiver) return null
  return { business, brand, domain: await findServedDomain(business) }
}

async function findDueEvents(
  shipment: Shipment,
  { business, brand }: MessageSender,
  happenings: RecordedScan[]
): Promise<DueNotification[]> {
  const { id, createdAt } = shipment
  const booked = await db
    .from('shipment_status_changes')
    .where({ shipment_id: id, to_status: 'BOOKED' })
    .orderBy('id', 'desc')
    .first()
  const bookedAt = booked ? DateTime.fromJSDate(booked.created_at) : null
  const due = brand.notificationsEnabledAt
    ? dueNotifications(bookedAt, happenings, brand.notificationsEnabledAt)
    : []
  if (business.notifyReceiver) due.push(...dueNotifications(bookedAt, [], createdAt))
  const unqueued = await withoutQueuedEvents(id, due)
  return isDeliveryOver(shipment) ? unqueued.filter(({ event }) => event !== 'booked') : unqueued
}

/** Returns the events without a message so far, or only with one about an earlier occurrence. */
async function withoutQueuedEvents(
  shipmentId: number,
  due: DueNotification[]
): Promise<DueNotification[]> {
  const rows: { event: string; latest: string }[] = await db
    .from('receiver_notifications')
    .where('shipment_id', shipmentId)
    .groupBy('event')
    .select('event')
    .max('occurrence as latest')
  const queued = new Map(rows.map(({ event, latest }) => [event, latest]))
  return due.filter(
    ({ event, occurrence }) => !queued.has(event) || occurrence > queued.get(event)!
  )
}

async function loadRecordedScans(shipmentId: number): Promise<RecordedScan[]> {
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

async function queueMessages(
  { id, organizationId }: Shipment,
  due: DueNotification[],
  { ways }: ChannelPlan
) {
  const rows = due.flatMap(({ event, occurrence }) =>
    planMessages(ways[event]).map(({ channel, route }) => ({
      shipment_id: id,
      organization_id: organizationId,
      event,
      occurrence,
      channel,
      route: route.join(','),
    }))
  )
  if (rows.length === 0) return
  await db.table('receiver_notifications').multiInsert(rows).onConflict().ignore()
}
