import db from '@adonisjs/lucid/services/db'
import { claimLookAfter } from '#shipping/carriers/attempts/claiming'
import { keepExchanges } from '#shipping/carriers/attempts/exchange_log'
import { cut } from '#shipping/carriers/attempts/outcomes'
import type BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import type { DriverFinder } from '#shipping/carriers/courier_drivers'
import { CourierRefused, type VoidOutcome } from '#shipping/carriers/courier_driver'
import { withExchanges } from '#shipping/carriers/wire/exchanges'
import Shipment from '#shipping/shipment/models/shipment'

/** The carrier made a waybill that no parcel has any more: it gets it back, or staff get a task. */
export async function giveSurplusBack(attemptId: number, driverOf: DriverFinder) {
  const attempt = await claimLookAfter(attemptId)
  if (attempt?.state !== 'surplus') return
  const outcome = await voided(attempt, driverOf)
  if (outcome === 'later') {
    const next = { lease_until: null, next_look_at: db.raw(`now() + interval '1 hour'`) }
    await stillSurplus(attemptId).update(next)
  } else if (outcome.outcome === 'not_possible') {
    const task = { problem: cut(outcome.task), lease_until: null, next_look_at: null }
    await stillSurplus(attemptId).update(task)
  } else {
    await stillSurplus(attemptId).update({
      ...{ state: 'settled', lease_until: null, next_look_at: null },
      ...{ ended_at: db.raw('now()'), problem: 'Given back to the courier' },
    })
  }
}

async function voided(
  attempt: BookingAttempt,
  driverOf: DriverFinder
): Promise<VoidOutcome | 'later'> {
  const shipment = await Shipment.whole(attempt.shipmentId)
  const { waybillNumber, handles, driver } = attempt
  try {
    const given = {
      waybillNumber: waybillNumber!,
      senderCountryCode: shipment.address('origin').countryCode,
      handles,
    }
    const carrier = driverOf({ courierCode: shipment.courierCode, courierDriver: driver })
    return await withExchanges(
      () => carrier.void(given),
      (said) => keepExchanges(attempt, said)
    )
  } catch (error) {
    if (!(error instanceof CourierRefused)) return 'later'
    return { outcome: 'not_possible', task: error.theirWords ?? error.message }
  }
}

function stillSurplus(id: number) {
  return db.from('booking_attempts').where({ id, state: 'surplus' })
}
