import CarrierCharge from '#shipping/costs/models/carrier_charge'
import ShipmentMargin from '#shipping/costs/models/shipment_margin'

/**
 * What shipments cost us, by their ids. A shipment without a row has no carrier yet, or was given back; `costKobo` is
 * null where nobody knows. For questions over many, join `shipment_margins`.
 */
export async function costsOf(
  shipmentIds: readonly number[]
): Promise<Map<number, ShipmentMargin>> {
  const rows = await ShipmentMargin.query().whereIn('shipmentId', [...shipmentIds])
  return new Map(rows.map((row) => [row.shipmentId, row]))
}

/** All that a carrier has charged for one shipment, with its margin; null where there is neither. For staff alone. */
export async function carriageOf(shipmentId: number): Promise<Carriage | null> {
  const charges = await CarrierCharge.query().where({ shipmentId }).orderBy('id')
  const margin = await ShipmentMargin.find(shipmentId)
  return margin || charges.length > 0 ? { charges, margin } : null
}

export interface Carriage {
  charges: CarrierCharge[]
  margin: ShipmentMargin | null
}
