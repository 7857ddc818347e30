import type BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import { keepExchanges } from '#shipping/carriers/attempts/exchange_log'
import {
  type CourierDriver,
  CourierRefused,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import { withExchanges } from '#shipping/carriers/wire/exchanges'
import type Shipment from '#shipping/shipment/models/shipment'

/** A waybill that is given back, with what its carrier gave us to find it by. */
export interface SpareWaybill {
  shipment: Shipment
  waybillNumber: string
  handles: BookingAttempt['handles']
}

/** Asks the carrier to take it back. A refusal is a task for staff; throws whatever else the driver throws. */
export async function giveBack(
  { shipment, waybillNumber, handles }: SpareWaybill,
  driver: () => CourierDriver
): Promise<VoidOutcome> {
  try {
    const carrier = driver()
    const senderCountryCode = shipment.address('origin').countryCode
    return await withExchanges(
      () => carrier.void({ waybillNumber, senderCountryCode, handles }),
      (said) => keepExchanges({ shipmentId: shipment.id, driver: carrier.name }, said)
    )
  } catch (error) {
    if (!(error instanceof CourierRefused)) throw error
    return { outcome: 'not_possible', task: error.theirWords ?? error.message }
  }
}
