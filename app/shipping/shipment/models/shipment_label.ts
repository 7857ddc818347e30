import { ShipmentLabelSchema } from '#database/schema'

/** The label that a courier gave out for a shipment, in the place of our own waybill. */
export default class ShipmentLabel extends ShipmentLabelSchema {
  static selfAssignPrimaryKey = true
}
