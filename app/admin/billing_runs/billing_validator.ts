import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { checkedNumberField, checkedTextField, wholeNumberField } from '#shared/http/checked_fields'
import { checkCreditNoteAmount, checkBillingReason } from '#admin/billing_runs/rules/billing_rules'
import { dayField } from '#shared/http/day_field'
import { FieldMessages } from '#shared/http/field_messages'
import { pageCursor } from '#shared/http/keyset_page'
import { blankToUndefined, listMessages, listQueryFields } from '#shared/http/list_query_validator'
import { BILLED_CYCLES } from '#shipping/invoicing/billing_periods'
import { INVOICE_FILTERS, type InvoiceFilter } from '#shipping/invoicing/invoice_lists'

export const billingPeriodValidator = vine.create({
  cycle: vine.enum(BILLED_CYCLES),
  /** The first day of the period, which must have ended. */
  from: dayField(),
})

export const billingReasonValidator = vine.create({ reason: checkedTextField(checkBillingReason) })

export const creditNoteValidator = vine.create({
  amount: described(checkedNumberField(checkCreditNoteAmount), 'Naira'),
  reason: checkedTextField(checkBillingReason),
})

export const paymentMatchValidator = vine.create({
  /** The id of the ledger entry that records the payment. */
  entryId: wholeNumberField().range([1, Number.MAX_SAFE_INTEGER]),
})

const messages = FieldMessages.labelled({
  cycle: 'Cycle',
  from: 'Period',
  reason: 'Reason',
  amount: 'Amount',
  entryId: 'Payment',
})
billingPeriodValidator.messagesProvider = messages
billingReasonValidator.messagesProvider = messages
creditNoteValidator.messagesProvider = messages
paymentMatchValidator.messagesProvider = messages

const { page, perPage, search } = listQueryFields([])
const optionalId = () =>
  vine
    .number()
    .parse(blankToUndefined)
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .optional()

const OVERDUE_BUCKETS = ['0', '1', '31', '61', '91'] as const

export const billingInvoiceListValidator = vine.create({
  show: vine.enum(INVOICE_FILTERS).parse(blankToUndefined).optional(),
  /** The first overdue day of the age group; 0 selects invoices that are not overdue. */
  age: vine.enum(OVERDUE_BUCKETS).parse(blankToUndefined).optional(),
  organization: optionalId(),
  run: optionalId(),
  page,
  perPage,
  ...pageCursor(),
})
billingInvoiceListValidator.messagesProvider = listMessages

export type BillingInvoiceQuery = {
  show?: InvoiceFilter
  age?: (typeof OVERDUE_BUCKETS)[number]
  organization?: number
  run?: number
}

export const runListValidator = vine.create({ page, perPage, ...pageCursor() })
runListValidator.messagesProvider = listMessages

export const billingInvoicePageValidator = vine.create({
  search,
  page,
  perPage,
  ...pageCursor(),
  payments: pageCursor().cursor,
})
billingInvoicePageValidator.messagesProvider = listMessages
