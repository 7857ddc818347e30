import { randomInt } from 'node:crypto'
import { DateTime } from 'luxon'
import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
  type PickupBooking,
  type PickupService,
  type PickupRequest,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import { SandboxPickupSchema } from '#database/schema'

class SandboxPickup extends SandboxPickupSchema {
  static selfAssignPrimaryKey = true
}

/**
 * Simulates pickups. A word in the sender's street address makes the courier misbehave:
 * - NOPICKUP: refuses the pickup. LATERPICKUP: asks us to wait.
 * - LOSTPICKUP: books it, but loses the response. NOCANCEL: refuses to cancel.
 */
export class SandboxPickups implements PickupService {
  async book({ reference, at }: PickupRequest): Promise<PickupBooking> {
    const { street } = at
    if (/\bNOPICKUP\b/.test(street)) {
      throw new CourierRefused('The courier does not come to this address.')
    }
    if (/\bLATERPICKUP\b/.test(street)) {
      throw new CourierUnavailable('The sandbox courier asks us to wait')
    }
    const number = `PRG${randomInt(10 ** 9, 10 ** 10)}`
    const mayCancel = !/\bNOCANCEL\b/.test(street)
    await SandboxPickup.create({ number, reference, mayCancel })
    if (/\bLOSTPICKUP\b/.test(street)) {
      throw new CourierUnresponsive('The answer of the sandbox courier was lost')
    }
    return { number, handles: {}, alerts: [] }
  }

  async cancel({ number }: PickupBooking): Promise<VoidOutcome> {
    const pickup = await SandboxPickup.find(number)
    if (!pickup) return { outcome: 'not_possible', task: `The courier knows no pickup ${number}.` }
    if (!pickup.mayCancel) {
      return {
        outcome: 'not_possible',
        task: `The courier does not cancel pickups: tell it not to come for ${number}.`,
      }
    }
    if (pickup.canceledAt) return { outcome: 'already' }
    await pickup.merge({ canceledAt: DateTime.now() }).save()
    return { outcome: 'voided' }
  }
}
