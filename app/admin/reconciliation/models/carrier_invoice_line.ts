import { CarrierInvoiceLineSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Shipment from '#shipping/shipment/models/shipment'
import CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'
import CarrierInvoiceDecision from '#admin/reconciliation/models/carrier_invoice_decision'
import type { InvoiceFinding, InvoiceLineState } from '#admin/reconciliation/rules/invoice_labels'

/** A billed parcel, with our data at the time of comparison. */
export default class CarrierInvoiceLine extends CarrierInvoiceLineSchema {
  declare findings: InvoiceFinding[]
  declare status: InvoiceLineState

  @belongsTo(() => CarrierInvoice, { foreignKey: 'invoiceId' })
  declare invoice: BelongsTo<typeof CarrierInvoice>

  @belongsTo(() => Shipment)
  declare shipment: BelongsTo<typeof Shipment> | null

  /** The latest decision; null for an automatically accepted line. */
  @belongsTo(() => CarrierInvoiceDecision, { foreignKey: 'decisionId' })
  declare decision: BelongsTo<typeof CarrierInvoiceDecision> | null

  get totalMinor(): number {
    return this.freightMinor + this.fuelMinor + this.dutyMinor + this.otherMinor
  }
}
