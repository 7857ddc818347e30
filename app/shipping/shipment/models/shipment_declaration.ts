import { ShipmentDeclarationSchema } from '#database/schema'
import type { ExportReason, Incoterm } from '#shipping/shipment/rules/export_declaration'

/** What a sender said for the customs, or what stood for them by default when they booked. */
export default class ShipmentDeclaration extends ShipmentDeclarationSchema {
  static selfAssignPrimaryKey = true

  declare incoterm: Incoterm
  declare reason: ExportReason
}
