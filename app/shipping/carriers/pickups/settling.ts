import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { announceBooked, announceFailed } from '#shipping/carriers/pickups/announce_pickup'
import TendPickupJob from '#shipping/carriers/pickups/jobs/tend_pickup_job'
import { ENDED, lockedPickup, wantFor } from '#shipping/carriers/pickups/joining'
import { acceptCancellation } from '#shipping/carriers/pickups/outcomes'
import { nextSlot, pickupRules } from '#shipping/carriers/pickups/pickup_days'
import { PICKUP_DECISIONS } from '#shipping/carriers/pickups/staff_words'
import Pickup from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'

class SettledAlready extends DomainError {
  constructor() {
    super('E_CONFLICT', 'This pickup has changed in the meantime. Please reload the list.')
  }
}

export type PickupSettled =
  | { decision: 'booked'; number: string }
  | { decision: 'done' | 'canceled' | 'order_again' }

const SENTENCES: Record<PickupSettled['decision'], string> = {
  booked: 'The pickup is booked. The customer can see it now.',
  done: 'The pickup is done.',
  canceled: 'The pickup is cancelled.',
  order_again: 'We are ordering the pickup again. Check again in a minute.',
}

/** What staff have settled with the courier, or want. Answers a sentence. Throws E_ROW_NOT_FOUND and SettledAlready. */
export async function settlePickup(caller: Caller, id: number, settled: PickupSettled) {
  await Pickup.live().where({ id }).firstOrFail()
  const pickupId = await db.transaction(async (trx) => {
    const pickup = await lockedPickup(trx, id)
    if (!PICKUP_DECISIONS[pickup.state].includes(settled.decision)) throw new SettledAlready()
    await recorded(trx, caller, pickup, settled)
    return carriedOut(trx, caller, pickup, settled)
  })
  await TendPickupJob.dispatch({ pickupId })
  return SENTENCES[settled.decision]
}

async function carriedOut(
  trx: TransactionClientContract,
  { user }: Caller,
  pickup: Pickup,
  settled: PickupSettled
): Promise<number> {
  const { id } = pickup
  switch (settled.decision) {
    case 'booked':
      pickup.merge({ ...ENDED, state: 'booked', number: settled.number, handles: {} })
      await pickup.merge({ alerts: [], packagesTold: null, arrangedBy: user.id }).save()
      await announceBooked(trx, pickup)
      return id
    case 'done':
      await pickup.merge({ ...ENDED, state: 'done', endedAt: DateTime.now() }).save()
      return id
    case 'canceled':
      if (pickup.state === 'canceling') await acceptCancellation(trx, pickup)
      else await nobodyComes(trx, pickup)
      return id
    case 'order_again': {
      const rules = await pickupRules(pickup.carrier, trx)
      return wantFor(trx, pickup, nextSlot(rules, pickup.day.toISODate()!))
    }
  }
}

/** A courier's own no was told when it said so. */
async function nobodyComes(trx: TransactionClientContract, pickup: Pickup) {
  if (pickup.state !== 'refused') await announceFailed(trx, pickup, 'cancelled')
  await pickup.merge({ ...ENDED, state: 'canceled', endedAt: DateTime.now() }).save()
}

async function recorded(
  trx: TransactionClientContract,
  { user }: Caller,
  pickup: Pickup,
  settled: PickupSettled
) {
  const parcel = await Shipment.query({ client: trx })
    .where({ pickupId: pickup.id })
    .orderBy('id')
    .first()
  const { state, number } = pickup
  await recordAudit(trx, {
    actorId: user.id,
    action: 'pickup.resolve',
    subject: { kind: 'shipment', id: parcel?.trackingNumber ?? `pickup ${pickup.id}` },
    before: { state, number },
    after: { ...settled },
  })
}
