import { CarrierInvoiceLineSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Shipment from '#shipping/shipment/models/shipment'
import CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'
import CarrierInvoiceDecision from '#admin/reconciliation/models/carrier_invoice_decision'
import type { InvoiceFinding, InvoiceLineState } from '#admin/reconciliation/rules/invoice_labels'

/** What a carrier bills for one parcel, beside what we knew of it when it was compared. */
export default class CarrierInvoiceLine extends CarrierInvoiceLineSchema {
  declare findings: InvoiceFinding[]
  declare status: InvoiceLineState

  @belongsTo(() => CarrierInvoice, { foreignKey: 'invoiceId' })
  declare invoice: BelongsTo<typeof CarrierInvoice>

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment> | null

  /** The last one; null for a line that nobody had to look at. */
  @belongsTo(() => CarrierInvoiceDecision, { foreignKey: 'decisionId' })
  declare decision: BelongsTo<typeof CarrierInvoiceDecision> | null

  get totalMinor(): number {
    return this.freightMinor + this.fuelMinor + this.dutyMinor + this.otherMinor
  }
}
