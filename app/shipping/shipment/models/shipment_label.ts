import { ShipmentLabelSchema } from '#database/schema'

/** Replaces our own waybill. */
export default class ShipmentLabel extends ShipmentLabelSchema {
  static selfAssignPrimaryKey = true
}
