import type BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import { callWithExchangeLog } from '#shipping/carriers/attempts/exchange_log'
import {
  type CourierDriver,
  CourierRefused,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import type Shipment from '#shipping/shipment/models/shipment'

export interface WaybillToVoid {
  shipment: Shipment
  waybillNumber: string
  handles: BookingAttempt['handles']
}

/** If the courier refuses, returns a task for staff. Throws all other errors of the driver. */
export async function voidWaybill(
  { shipment, waybillNumber, handles }: WaybillToVoid,
  driver: () => CourierDriver
): Promise<VoidOutcome> {
  try {
    const carrier = driver()
    const senderCountryCode = shipment.address('origin').countryCode
    return await callWithExchangeLog({ shipmentId: shipment.id, driver: carrier.name }, () =>
      carrier.void({ waybillNumber, senderCountryCode, handles })
    )
  } catch (error) {
    if (!(error instanceof CourierRefused)) throw error
    return { outcome: 'not_possible', task: error.theirWords ?? error.message }
  }
}
