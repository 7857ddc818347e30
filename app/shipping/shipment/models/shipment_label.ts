import { ShipmentLabelSchema } from '#database/schema'

/** A label that staff uploaded; it is printed instead of our waybill. */
export default class ShipmentLabel extends ShipmentLabelSchema {
  static selfAssignPrimaryKey = true
}
