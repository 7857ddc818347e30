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
import SandboxPickup from '#shipping/carriers/pickups/sandbox_pickup'

/**
 * Whoever comes for parcels of the sandbox courier, and can be told to misbehave by a word in the sender's street
 * address: NOPICKUP, and nobody comes; LATERPICKUP, and it wants us to wait; LOSTPICKUP, and somebody comes, but the
 * answer is lost; NOCANCEL, and it takes no pickup back. Its memory is the table `sandbox_pickups`.
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
