import { setTimeout } from 'node:timers/promises'
import couriers from '#config/couriers'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * Until the courier has given a paid shipment its number, refused it, or had its time; what staff book by hand is not
 * waited for. Holds no connection meanwhile.
 */
export async function waitForCourier(shipmentId: number) {
  const { patienceMs, pauseMs } = couriers.waiting
  const until = Date.now() + patienceMs
  while (await isWaitingForCourier(shipmentId)) {
    if (Date.now() >= until) return
    await setTimeout(pauseMs)
  }
}

async function isWaitingForCourier(id: number): Promise<boolean> {
  const { status, courierDriver } = await Shipment.findOrFail(id)
  return status === 'PENDING' && courierDriver !== 'manual'
}
