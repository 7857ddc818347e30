import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { dayField } from '#shared/http/day_field'
import { numberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import {
  blankToUndefined,
  listMessages,
  listQueryFields,
  searchTextField,
} from '#shared/http/list_query_validator'
import { pageCursor } from '#shared/http/keyset_page'
import { staffCommentField } from '#shared/http/staff_comment'
import { type Carrier, CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import {
  type InvoiceFinding,
  FINDING_LABELS,
  INVOICE_COLUMN_LABELS,
  LINE_STATE_LABELS,
  type InvoiceLineState,
} from '#admin/reconciliation/rules/invoice_labels'

const MAX_AMOUNT = 1_000_000_000

const keysOf = <Key extends string>(words: Record<Key, string>) => Object.keys(words) as Key[]
const CARRIER_CODES: Carrier[] = keysOf(CARRIER_NAMES)
const FINDING_NAMES: InvoiceFinding[] = keysOf(FINDING_LABELS)
const LINE_STATE_NAMES: InvoiceLineState[] = keysOf(LINE_STATE_LABELS)

const invoiceHeaderFields = {
  carrier: vine.enum(CARRIER_CODES),
  number: vine
    .string()
    .trim()
    .maxLength(40)
    .regex(/^[A-Za-z0-9][A-Za-z0-9 ./_-]*$/),
  day: dayField(),
  currency: vine
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/),
  total: numberField().range([-MAX_AMOUNT, MAX_AMOUNT]),
}

/** Validates the query string, because the body is the file. */
export const invoiceHeaderValidator = vine.create(invoiceHeaderFields)

export const invoiceImportValidator = vine.create({
  ...invoiceHeaderFields,
  base: vine.string().regex(/^[0-9a-f]{32}$/),
})

const headerNames = (most: number) =>
  vine.array(vine.string().trim().maxLength(200)).maxLength(most)

export const invoiceColumnsValidator = vine.create({
  carrier: vine.enum(CARRIER_CODES),
  waybill: headerNames(1),
  reference: headerNames(1),
  freight: headerNames(20),
  fuel: headerNames(20),
  duty: headerNames(20),
  other: headerNames(20),
  weight: headerNames(1),
  unit: vine.enum(['kg', 'lb'] as const),
})

const { page, perPage, search } = listQueryFields([])

export const carrierInvoiceListValidator = vine.create({
  carrier: vine.enum(CARRIER_CODES).parse(blankToUndefined).optional(),
  state: vine
    .enum(['open', 'disputed', 'settled'] as const)
    .parse(blankToUndefined)
    .optional(),
  search,
  page,
  perPage,
  ...pageCursor(),
})

export type CarrierInvoiceQuery = Infer<typeof carrierInvoiceListValidator>

export const carrierInvoiceLinesValidator = vine.create({
  finding: vine.enum(FINDING_NAMES).parse(blankToUndefined).optional(),
  status: vine.enum(LINE_STATE_NAMES).parse(blankToUndefined).optional(),
  search: searchTextField().optional(),
  page,
  perPage,
  ...pageCursor(),
})

export type InvoiceLineQuery = Infer<typeof carrierInvoiceLinesValidator>

export const lineAcceptanceValidator = vine.create({
  finding: vine.enum(FINDING_NAMES).nullable().optional(),
})

export const lineDisputeValidator = vine.create({ reason: staffCommentField() })

export const lineCreditValidator = vine.create({
  amount: numberField().range([0.001, MAX_AMOUNT]),
  reason: staffCommentField(),
})

const INVOICE_FIELD_LABELS = {
  ...INVOICE_COLUMN_LABELS,
  carrier: 'Courier',
  number: 'Invoice number',
  day: 'Invoice date',
  currency: 'Currency',
  total: 'Stated total',
  base: 'Base',
  unit: 'Unit',
  finding: 'Finding',
  reason: 'Reason',
  amount: 'Amount',
}

for (const validator of [
  invoiceHeaderValidator,
  invoiceImportValidator,
  invoiceColumnsValidator,
  lineAcceptanceValidator,
  lineDisputeValidator,
  lineCreditValidator,
]) {
  validator.messagesProvider = FieldMessages.labelled(INVOICE_FIELD_LABELS)
}
for (const validator of [carrierInvoiceListValidator, carrierInvoiceLinesValidator]) {
  validator.messagesProvider = listMessages
}
