import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { messageOf, type Sender } from '#branding/notifications/message'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'
import { carry, type Carried, type Receiver } from '#branding/notifications/outbox/carrying'
import NotificationAttempt from '#branding/notifications/outbox/notification_attempt'
import { isOvertaken } from '#branding/notifications/outbox/overtaken'
import { quietUntil } from '#branding/notifications/outbox/quiet_hours'
import type { Plan } from '#branding/notifications/rules/plan'
import type Shipment from '#shipping/shipment/models/shipment'
import type { DueEvent } from '#shipping/tracking/due'

const MOST_ATTEMPTS = 3
const LONGEST_FAILURE = 200

/** A parcel with messages to send, and how it is with it now. */
export type Outgoing = {
  shipment: Shipment
  sender: Sender
  plan: Plan
  latest: DueEvent | null
  now: DateTime
}

/** Sends what waits of a parcel and may go now. Throws the first failure that is worth another try. */
export async function sendQueued(outgoing: Outgoing) {
  const { shipment, now } = outgoing
  const queued = await ReceiverNotification.query()
    .select('id')
    .where({ shipmentId: shipment.id, status: 'queued' })
    .where((due) => due.whereNull('dueAt').orWhere('dueAt', '<=', now.toJSDate()))
    .orderBy('id')
  const failures: unknown[] = []
  for (const { id } of queued) {
    await sendOne(id, outgoing).catch(async (error) => {
      if (await writeDown({ id, shipmentId: shipment.id }, error)) failures.push(error)
    })
  }
  if (failures.length > 0) throw failures[0]
}

/** Under the lock of its row, so that a twin of this job passes it over. */
async function sendOne(id: number, outgoing: Outgoing) {
  await db.transaction(async (trx) => {
    const row = await ReceiverNotification.query({ client: trx })
      .where({ id, shipmentId: outgoing.shipment.id, status: 'queued' })
      .forUpdate()
      .skipLocked()
      .first()
    if (!row) return
    if (await isOvertaken(trx, row, outgoing)) {
      await row.merge({ status: 'dropped', failure: null }).save()
      return
    }
    await sendInTurn(trx, row, outgoing)
  })
}

/** By the channel whose turn it is, and by those after it as long as one cannot carry it. */
async function sendInTurn(
  trx: TransactionClientContract,
  row: ReceiverNotification,
  { shipment, sender, plan, now }: Outgoing
) {
  const message = await messageOf(shipment, row.event, sender, trx)
  const to = receiverOf(shipment)
  let isRefused = false
  for (;;) {
    const until = isLeftAlone(row, plan) ? quietUntil(plan, now) : null
    if (until) {
      await row.merge({ dueAt: until }).save()
      return
    }
    const carried = await carry(trx, row.turn, { event: row.event, message, to })
    await keepAttempt(trx, row, carried, now)
    if (carried.isSent) {
      const { smsMessageId = null } = carried
      const sent = { status: 'sent', sentAt: now, failure: null } as const
      await row
        .merge({ ...sent, smsMessageId, carrier: row.turn, attempts: row.attempts + 1 })
        .save()
      return
    }
    isRefused ||= carried.isRefused
    if (!row.next) {
      const failure = isRefused ? null : carried.failure
      await row.merge({ status: isRefused ? 'refused' : 'failed', failure }).save()
      return
    }
    row.carrier = row.next
  }
}

/** What buzzes is held back; a mail waits in its inbox anyway. */
function isLeftAlone({ turn, event }: ReceiverNotification, { ways }: Plan): boolean {
  return turn !== 'email' && !ways[event].atNight
}

function receiverOf(shipment: Shipment): Receiver {
  const { email, fullname, dialledNumber } = shipment.address('destination')
  const { organizationId } = shipment
  return { organizationId, email, name: fullname, phoneNumber: dialledNumber }
}

/** That a receiver wants none is no try. */
async function keepAttempt(
  trx: TransactionClientContract,
  { id, organizationId, shipmentId, turn }: ReceiverNotification,
  carried: Carried,
  now: DateTime
) {
  if (!carried.isSent && carried.isRefused) return
  const attempt = {
    ...{ notificationId: id, organizationId, shipmentId, channel: turn, createdAt: now },
    ...(carried.isSent
      ? {
          status: 'sent' as const,
          parts: carried.parts,
          costKobo: carried.costKobo,
          smsMessageId: carried.smsMessageId,
          whatsappMessageId: carried.whatsappMessageId,
        }
      : { status: 'failed' as const, failure: carried.failure }),
  }
  await NotificationAttempt.create(attempt, { client: trx })
}

/**
 * Answers whether another try is worth it. What fails again and again goes by the next channel, if there is one. Under
 * the lock of its row once more: a twin of this job may have sent it since this one let go of it.
 */
function writeDown(key: { id: number; shipmentId: number }, error: unknown): Promise<boolean> {
  const reason = error instanceof Error ? error.message : String(error)
  const failure = reason.slice(0, LONGEST_FAILURE)
  return db.transaction(async (trx) => {
    const row = await ReceiverNotification.query({ client: trx })
      .where({ ...key, status: 'queued' })
      .forUpdate()
      .first()
    if (!row) return false
    const attempts = row.attempts + 1
    const isOver = attempts >= MOST_ATTEMPTS
    if (isOver && row.next) {
      await row.merge({ attempts: 0, failure, carrier: row.next }).save()
      return true
    }
    await row.merge({ attempts, failure, status: isOver ? 'failed' : 'queued' }).save()
    return !isOver
  })
}
