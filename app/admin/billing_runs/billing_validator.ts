import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { checkedNumber, checkedText, wholeNumber } from '#shared/http/checked_fields'
import { checkCredit, checkReason } from '#admin/billing_runs/rules/billing_rules'
import { day } from '#shared/http/day_rule'
import { FieldMessages } from '#shared/http/field_messages'
import { pageCursor } from '#shared/http/keyset_page'
import { blankIsAbsent, listMessages, listQuestion } from '#shared/http/list_question_validator'
import { BILLED_CYCLES } from '#shipping/invoicing/billing_periods'
import { INVOICES_SHOWN, type InvoicesShown } from '#shipping/invoicing/invoice_lists'

export const billingPeriodValidator = vine.create({
  cycle: vine.enum(BILLED_CYCLES),
  /** The first day of a period that is over. */
  from: day(),
})

export const billingReasonValidator = vine.create({ reason: checkedText(checkReason) })

export const creditNoteValidator = vine.create({
  amount: described(checkedNumber(checkCredit), 'Naira'),
  reason: checkedText(checkReason),
})

export const matchValidator = vine.create({
  /** The payment: an entry of the ledger. */
  entryId: wholeNumber().range([1, Number.MAX_SAFE_INTEGER]),
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
matchValidator.messagesProvider = messages

const { page, perPage, search } = listQuestion([])
const organization = () =>
  vine
    .number()
    .parse(blankIsAbsent)
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .optional()

const AGES = ['0', '1', '31', '61', '91'] as const

export const invoiceListValidator = vine.create({
  show: vine.enum(INVOICES_SHOWN).parse(blankIsAbsent).optional(),
  /** Days overdue at least: not due, 1 to 30, 31 to 60, 61 to 90, over 90. */
  age: vine.enum(AGES).parse(blankIsAbsent).optional(),
  organization: organization(),
  run: organization(),
  page,
  perPage,
  ...pageCursor(),
})
invoiceListValidator.messagesProvider = listMessages

export type InvoiceQuestion = {
  show?: InvoicesShown
  age?: (typeof AGES)[number]
  organization?: number
  run?: number
}

export const runListValidator = vine.create({ page, perPage, ...pageCursor() })
runListValidator.messagesProvider = listMessages

/** Of the page of an invoice: which of its lines, and from where on its payments. */
export const shownInvoiceValidator = vine.create({
  ...{ search, page, perPage },
  ...pageCursor(),
  payments: pageCursor().cursor,
})
shownInvoiceValidator.messagesProvider = listMessages
