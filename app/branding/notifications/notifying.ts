import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'
import { sendMail } from '#shared/mail/send_mail'
import { sendSms } from '#shared/sms/send_sms'
import { rowsOf } from '#shared/database/rows'
import Shipment from '#shipping/shipment/models/shipment'
import type { ShipmentStatus } from '#shipping/shipment/moving'
import type { ParcelState } from '#shipping/shipment/rules/parcel_states'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import ReceiverMail from '#branding/notifications/receiver_mail'
import Brand from '#branding/business/brand'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'
import { type DueEvent, dueEvents, type Happening } from '#shipping/tracking/due'
import type { NotificationChannel } from '#shipping/tracking/rules/receiver_events'
import { messageOf, type Sender } from '#branding/notifications/message'
import { servedDomainOf } from '#branding/domains/served_domain'
import { isUnwanted } from '#branding/unwanted_mail/unwanted_mail'

const CHANNELS: NotificationChannel[] = ['email', 'sms']
const MOST_ATTEMPTS = 3
const LONGEST_FAILURE = 200

const GONE: (ParcelState | null)[] = ['RETURNING', 'RETURNED', 'LOST', 'WITHDRAWN']

/** A parcel that no courier has, or has any more, is no news for its receiver. */
const UNTOLD: ShipmentStatus[] = ['PENDING_ISSUE', 'VOIDED']

/** Whether the business of a parcel wants its receiver notified of anything. */
export async function mayNotifyReceiver(shipmentId: number): Promise<boolean> {
  const sender = await senderOf(await Shipment.findOrFail(shipmentId))
  return sender !== null
}

/**
 * Notifies the receiver of a parcel of what they do not know yet, by e-mail and by SMS. Safe to run twice
 * and at once: each message is one row, which is locked while it is sent. Throws when a message
 * could not be sent and is worth another try.
 */
export async function notifyReceiver(shipmentId: number) {
  const shipment = await Shipment.whole(shipmentId)
  const sender = await senderOf(shipment)
  if (!sender || UNTOLD.includes(shipment.status)) return
  // What comes back, its sender gets themselves.
  if (shipment.returnOf !== null) return
  await claim(shipment, await eventsDue(shipment, sender))
  await sendQueued(shipment, sender)
}

/** Messages that wait, and parcels with news of the last hour: a job of theirs may be lost. */
export async function parcelsToNotifyOf(): Promise<number[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    `select shipment_id as id from receiver_notifications
       where status = 'queued' and updated_at < now() - interval '2 minutes'
     union
     select shipments.id from shipments
       join brand_settings on brand_settings.organization_id = shipments.organization_id
       where notifications_enabled_at is not null
         and shipments.updated_at > now() - interval '1 hour'
         and shipments.updated_at < now() - interval '2 minutes'
         and shipments.status in ('BOOKED', 'COURIER_ASSIGNED', 'DELIVERED')
         and shipments.return_of is null
     limit 500`
  )
  return rows.map(({ id }) => Number(id))
}

/** Branded notifications are of everything; `notifyReceiver` of the business alone of the booking. */
async function senderOf({ organizationId }: Shipment): Promise<Sender | null> {
  const business = await Organization.findOrFail(organizationId)
  if (!business.isBusiness || business.isTest) return null
  const brand = await Brand.of(business)
  if (!brand.sendsNotifications && !business.notifyReceiver) return null
  return { business, brand, domain: await servedDomainOf(business) }
}

async function eventsDue(shipment: Shipment, { business, brand }: Sender): Promise<DueEvent[]> {
  const { id, createdAt } = shipment
  const booked = await db
    .from('shipment_status_changes')
    .where({ shipment_id: id, to_status: 'BOOKED' })
    .orderBy('id', 'desc')
    .first()
  const bookedAt = booked ? DateTime.fromJSDate(booked.created_at) : null
  const due = brand.notificationsEnabledAt
    ? dueEvents(bookedAt, await happeningsOf(id), brand.notificationsEnabledAt)
    : []
  if (business.notifyReceiver) due.push(...dueEvents(bookedAt, [], createdAt))
  const untold = await withoutOlder(id, due)
  return hasEnded(shipment) ? untold.filter(({ event }) => event !== 'booked') : untold
}

/** What was recorded so late that its like of a later day has been told is no news. */
async function withoutOlder(shipmentId: number, due: DueEvent[]): Promise<DueEvent[]> {
  const rows: { event: string; latest: string }[] = await db
    .from('receiver_notifications')
    .where('shipment_id', shipmentId)
    .groupBy('event')
    .select('event')
    .max('occurrence as latest')
  const told = new Map(rows.map(({ event, latest }) => [event, latest]))
  return due.filter(({ event, occurrence }) => occurrence >= (told.get(event) ?? ''))
}

/** Who has the parcel in their hands, or will not get it, is not told that it was booked. */
function hasEnded({ status, parcelState }: Shipment): boolean {
  return status === 'DELIVERED' || GONE.includes(parcelState)
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

async function claim({ id, organizationId }: Shipment, due: DueEvent[]) {
  const rows = due.flatMap(({ event, occurrence }) =>
    CHANNELS.map((channel) => ({
      shipment_id: id,
      organization_id: organizationId,
      ...{ event, occurrence, channel },
    }))
  )
  if (rows.length === 0) return
  await db.table('receiver_notifications').multiInsert(rows).onConflict().ignore()
}

async function sendQueued(shipment: Shipment, sender: Sender) {
  const queued = await ReceiverNotification.query()
    .select('id')
    .where({ shipmentId: shipment.id, status: 'queued' })
    .orderBy('id')
  const failures: unknown[] = []
  for (const { id } of queued) {
    await sendOne(id, shipment, sender).catch(async (error) => {
      if (await writeDown(id, error)) failures.push(error)
    })
  }
  if (failures.length > 0) throw failures[0]
}

/** Under the lock of its row, so that a twin of this job passes it over. */
async function sendOne(id: number, shipment: Shipment, sender: Sender) {
  await db.transaction(async (trx) => {
    const row = await ReceiverNotification.query({ client: trx })
      .where({ id, status: 'queued' })
      .forUpdate()
      .skipLocked()
      .first()
    if (!row) return
    const { email, fullname, phoneNumber } = shipment.address('destination')
    const { organizationId } = row
    if (row.channel === 'email' && (await isUnwanted({ organizationId, email }, trx))) {
      await row.merge({ status: 'refused', failure: null }).save()
      return
    }
    const message = await messageOf(shipment, row.event, sender, trx)
    if (row.channel === 'email') {
      await sendMail(new ReceiverMail({ address: email, name: fullname }, message), trx)
    } else {
      row.smsMessageId = await sendSms({ to: phoneNumber, text: message.sms }, trx)
    }
    const sent = { status: 'sent', sentAt: DateTime.now(), failure: null } as const
    await row.merge({ ...sent, attempts: row.attempts + 1 }).save()
  })
}

/** Answers whether another try is worth it. */
async function writeDown(id: number, error: unknown): Promise<boolean> {
  const row = await ReceiverNotification.findOrFail(id)
  const attempts = row.attempts + 1
  const isOver = attempts >= MOST_ATTEMPTS
  const reason = error instanceof Error ? error.message : String(error)
  const failure = reason.slice(0, LONGEST_FAILURE)
  await row.merge({ attempts, failure, status: isOver ? 'failed' : 'queued' }).save()
  return !isOver
}
