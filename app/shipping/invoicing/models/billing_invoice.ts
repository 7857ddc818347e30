import { BillingInvoiceSchema } from '#database/schema'
import { belongsTo, column, hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import Organization from '#identity/organizations/models/organization'
import { lagosDay, currentLagosDay } from '#shipping/invoicing/billing_periods'
import BillingBalance from '#shipping/invoicing/models/billing_balance'
import BillingInvoiceLine from '#shipping/invoicing/models/billing_invoice_line'

export type InvoiceSeries = 'INV' | 'CN'

/** Issuer or customer, as on the day of issue. */
export type InvoiceParty = {
  name: string
  address: string | null
  tin: string | null
  rcNumber: string | null
}

export type BillingInvoiceState = 'open' | 'overdue' | 'paid' | 'written_off' | 'credit_note'

/** An invoice with its statement, or a credit note. Append-only; the balance tracks payments. */
export default class BillingInvoice extends BillingInvoiceSchema {
  declare series: InvoiceSeries

  @column()
  declare issuer: InvoiceParty

  @column()
  declare customer: InvoiceParty

  @hasMany(() => BillingInvoiceLine, { foreignKey: 'invoiceId' })
  declare lines: HasMany<typeof BillingInvoiceLine>

  /** Null for a credit note. */
  @hasOne(() => BillingBalance, { foreignKey: 'invoiceId' })
  declare balance: HasOne<typeof BillingBalance> | null

  @belongsTo(() => Organization)
  declare organization: BelongsTo<typeof Organization>

  @belongsTo(() => BillingInvoice, { foreignKey: 'creditsId' })
  declare credited: BelongsTo<typeof BillingInvoice> | null

  /** INV-2026-000123 */
  get number(): string {
    return `${this.series}-${this.year}-${String(this.sequence).padStart(6, '0')}`
  }

  get isCreditNote(): boolean {
    return this.series === 'CN'
  }

  get openKobo(): number {
    return this.balance?.openKobo ?? 0
  }

  /** 0 unless an amount is open and overdue. */
  get daysOverdue(): number {
    if (this.openKobo === 0) return 0
    return Math.max(0, Math.round(currentLagosDay().diff(lagosDay(this.dueOn), 'days').days))
  }

  get state(): BillingInvoiceState {
    if (this.isCreditNote) return 'credit_note'
    if (this.openKobo > 0) return this.daysOverdue > 0 ? 'overdue' : 'open'
    return (this.balance?.writtenOffKobo ?? 0) > 0 ? 'written_off' : 'paid'
  }
}
