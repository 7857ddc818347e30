import ShipmentPaid from '#shipping/shipment/events/shipment_paid'

/** So many at a time, as each is a job of its own. */
const JOBS_AT_ONCE = 20

/** Sends what was paid to its couriers. Who dies in the midst of it leaves the rest to the sweep. */
export async function sendToCouriers(shipmentIds: number[]) {
  for (let at = 0; at < shipmentIds.length; at += JOBS_AT_ONCE) {
    await Promise.all(
      shipmentIds.slice(at, at + JOBS_AT_ONCE).map((id) => ShipmentPaid.dispatch(id))
    )
  }
}
