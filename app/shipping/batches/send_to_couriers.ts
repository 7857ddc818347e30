import ShipmentPaid from '#shipping/shipment/events/shipment_paid'

/** How many shipments to dispatch in parallel, each as its own job. */
const JOBS_AT_ONCE = 20

/** If the process dies halfway, the sweep dispatches the remaining shipments. */
export async function sendToCouriers(shipmentIds: number[]) {
  for (let at = 0; at < shipmentIds.length; at += JOBS_AT_ONCE) {
    await Promise.all(
      shipmentIds.slice(at, at + JOBS_AT_ONCE).map((id) => ShipmentPaid.dispatch(id))
    )
  }
}
