import vine from '@vinejs/vine'
import { readSettings, Setting, type SettingsSource } from '#shared/settings/setting'

const wholeNumberRule = (min: number, max: number) =>
  vine.number({ strict: true }).withoutDecimals().range([min, max])
const shortTextRule = (max: number) => vine.string().trim().maxLength(max)

export const billingRuns = new Setting<boolean>('shipping.billing_runs', {
  description: 'Sends businesses on credit an invoice at the end of each billing cycle',
  default: false,
  schema: vine.boolean({ strict: true }),
})

export type InvoiceTerms = {
  tin: string
  rcNumber: string
  /** The rate of VAT, which prices include. */
  vatBasisPoints: number
  dueDays: number
}

export const invoiceTerms = new Setting<InvoiceTerms>('shipping.invoice_terms', {
  description: 'Company numbers, VAT and payment term on the invoices of businesses on credit',
  default: { tin: '', rcNumber: '', vatBasisPoints: 0, dueDays: 14 },
  schema: vine.object({
    tin: shortTextRule(20),
    rcNumber: shortTextRule(20),
    vatBasisPoints: wholeNumberRule(0, 5000),
    dueDays: wholeNumberRule(0, 120),
  }),
})

export const reminderDays = new Setting<string[]>('shipping.invoice_reminders', {
  description: 'Days after the due date on which a business is reminded of an unpaid invoice',
  default: ['1', '7', '14'],
  schema: vine
    .array(vine.string().regex(/^[1-9]\d{0,2}$/))
    .distinct()
    .maxLength(10),
})

export type CreditStopRule = {
  on: boolean
  /** Bookings stop if an invoice is overdue for more days than this. */
  days: number
  /** Bookings stop if more kobo than this are overdue; 0 means no limit. */
  kobo: number
}

export const creditStop = new Setting<CreditStopRule>('shipping.credit_stop', {
  description: 'Stops bookings on credit until overdue invoices are paid',
  default: { on: false, days: 30, kobo: 0 },
  schema: vine.object({
    on: vine.boolean({ strict: true }),
    days: wholeNumberRule(0, 365),
    kobo: wholeNumberRule(0, 1e12),
  }),
})

export const INVOICING_SETTINGS: Setting<any>[] = [
  billingRuns,
  invoiceTerms,
  reminderDays,
  creditStop,
]

export type BillingTerms = InvoiceTerms & { stop: CreditStopRule }

export async function loadBillingTerms(from?: SettingsSource): Promise<BillingTerms> {
  const { terms, stop } = await readSettings({ terms: invoiceTerms, stop: creditStop }, from)
  return { ...terms, stop }
}
