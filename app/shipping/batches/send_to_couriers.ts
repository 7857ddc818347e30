import ShipmentPaid from '#shipping/shipment/events/shipment_paid'

/** Each shipment is a job of its own; this many are queued at once. */
const JOBS_AT_ONCE = 20

/** After a crash, the sweep dispatches the rest. */
export async function sendToCouriers(shipmentIds: number[]) {
  for (let at = 0; at < shipmentIds.length; at += JOBS_AT_ONCE) {
    await Promise.all(
      shipmentIds.slice(at, at + JOBS_AT_ONCE).map((id) => ShipmentPaid.dispatch(id))
    )
  }
}
