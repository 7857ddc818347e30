import { setTimeout } from 'node:timers/promises'
import couriers from '#config/couriers'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * Waits until the courier has accepted or refused a paid shipment, or the timeout has passed.
 * Returns at once if staff book the shipment by hand. Holds no database connection while waiting.
 */
export async function waitForCourier(shipmentId: number) {
  const { patienceMs: timeoutMs, pauseMs } = couriers.waiting
  const began = Date.now()
  while (await isWaitingForCourier(shipmentId)) {
    const waitedMs = Date.now() - began
    if (waitedMs >= timeoutMs) return
    // The sandbox answers at once, a real courier after seconds: no wait becomes a tenth longer.
    await setTimeout(Math.max(pauseMs, waitedMs / 10))
  }
}

async function isWaitingForCourier(id: number): Promise<boolean> {
  const { status, courierDriver } = await Shipment.query()
    .select('status', 'courierDriver')
    .where({ id })
    .firstOrFail()
  return status === 'PENDING' && courierDriver !== 'manual'
}
