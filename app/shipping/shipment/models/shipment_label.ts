import { ShipmentLabelSchema } from '#database/schema'

/** The courier's label, which replaces our own waybill. */
export default class ShipmentLabel extends ShipmentLabelSchema {
  static selfAssignPrimaryKey = true
}
