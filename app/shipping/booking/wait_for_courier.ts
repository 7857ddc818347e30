import { setTimeout } from 'node:timers/promises'
import couriers from '#config/couriers'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * Waits until the courier has accepted or refused a paid shipment, or the timeout has passed.
 * Returns at once if staff book the shipment by hand. Holds no database connection while waiting.
 */
export async function waitForCourier(shipmentId: number) {
  const { patienceMs: timeoutMs, pauseMs: pollIntervalMs } = couriers.waiting
  const until = Date.now() + timeoutMs
  while (await isWaitingForCourier(shipmentId)) {
    if (Date.now() >= until) return
    await setTimeout(pollIntervalMs)
  }
}

async function isWaitingForCourier(id: number): Promise<boolean> {
  const { status, courierDriver } = await Shipment.findOrFail(id)
  return status === 'PENDING' && courierDriver !== 'manual'
}
