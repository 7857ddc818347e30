import { ShipmentDeclarationSchema } from '#database/schema'
import type { ExportReason, Incoterm } from '#shipping/shipment/rules/export_declaration'

/** The customs declaration, with the sender's answers or the defaults at the time of booking. */
export default class ShipmentDeclaration extends ShipmentDeclarationSchema {
  static selfAssignPrimaryKey = true

  declare incoterm: Incoterm
  declare reason: ExportReason
}
