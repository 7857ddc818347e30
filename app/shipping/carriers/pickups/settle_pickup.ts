import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { publishPickupBooked, publishPickupFailed } from '#shipping/carriers/pickups/pickup_events'
import TendPickupJob from '#shipping/carriers/pickups/jobs/tend_pickup_job'
import {
  CLEARED_PICKUP_FIELDS,
  lockPickup,
  reschedulePickup,
  endPickup,
} from '#shipping/carriers/pickups/join_pickup'
import { recordPickupCancelled } from '#shipping/carriers/pickups/pickup_outcomes'
import { nextPickupSlot, loadPickupRules } from '#shipping/carriers/pickups/pickup_days'
import { PICKUP_DECISIONS } from '#shipping/carriers/pickups/pickup_labels'
import Pickup from '#shipping/shipment/models/pickup'
import { auditPickup } from '#shipping/carriers/pickups/audit_pickup'

class PickupAlreadySettled extends DomainError {
  constructor() {
    super('E_CONFLICT', 'This pickup has changed in the meantime. Please reload the list.')
  }
}

export type PickupSettlement =
  | { decision: 'booked'; number: string }
  | { decision: 'done' | 'canceled' | 'order_again' }

const SENTENCES: Record<PickupSettlement['decision'], string> = {
  booked: 'The pickup is booked. The customer can see it now.',
  done: 'The pickup is done.',
  canceled: 'The pickup is cancelled.',
  order_again: 'We are ordering the pickup again. Check again in a minute.',
}

/** Returns a message for staff. Throws E_ROW_NOT_FOUND and PickupAlreadySettled. */
export async function settlePickup(caller: Caller, id: number, settled: PickupSettlement) {
  await Pickup.live().where({ id }).firstOrFail()
  const pickupId = await db.transaction(async (trx) => {
    const pickup = await lockPickup(trx, id)
    if (!PICKUP_DECISIONS[pickup.state].includes(settled.decision)) throw new PickupAlreadySettled()
    const { state, number } = pickup
    const before = { state, number }
    await auditPickup(trx, caller, pickup, { action: 'pickup.resolve', before, after: settled })
    return applySettlement(trx, caller, pickup, settled)
  })
  await TendPickupJob.dispatch({ pickupId })
  return SENTENCES[settled.decision]
}

async function applySettlement(
  trx: TransactionClientContract,
  { user }: Caller,
  pickup: Pickup,
  settled: PickupSettlement
): Promise<number> {
  const { id } = pickup
  switch (settled.decision) {
    case 'booked':
      await pickup
        .merge({
          ...CLEARED_PICKUP_FIELDS,
          state: 'booked',
          number: settled.number,
          handles: {},
          alerts: [],
          packagesTold: null,
          arrangedBy: user.id,
        })
        .save()
      await publishPickupBooked(trx, pickup)
      return id
    case 'done':
      await endPickup(pickup, 'done')
      return id
    case 'canceled':
      if (pickup.state === 'canceling') await recordPickupCancelled(trx, pickup)
      else await cancelSettledPickup(trx, pickup)
      return id
    case 'order_again': {
      const rules = await loadPickupRules(pickup.carrier, trx)
      return reschedulePickup(trx, pickup, nextPickupSlot(rules, pickup.day.toISODate()!))
    }
  }
}

/** Publishes no event for a refused pickup, because the refusal published one. */
async function cancelSettledPickup(trx: TransactionClientContract, pickup: Pickup) {
  if (pickup.state !== 'refused') await publishPickupFailed(trx, pickup, 'cancelled')
  await endPickup(pickup, 'canceled')
}
