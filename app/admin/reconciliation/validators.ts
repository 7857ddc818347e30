import vine from '@vinejs/vine'
import { day } from '#shared/http/day_rule'
import { writtenNumber } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import {
  blankIsAbsent,
  listMessages,
  listQuestion,
  plainText,
} from '#shared/http/list_question_validator'
import { pageCursor } from '#shared/http/keyset_page'
import { staffComment } from '#shared/http/staff_comment'
import { type Carrier, CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import {
  type Finding,
  FINDINGS,
  INVOICE_COLUMNS,
  LINE_STATES,
  type LineState,
} from '#admin/reconciliation/rules/invoice_words'

const MOST = 1_000_000_000

const keysOf = <Key extends string>(words: Record<Key, string>) => Object.keys(words) as Key[]
const CARRIERS: Carrier[] = keysOf(CARRIER_NAMES)
const FINDING_NAMES: Finding[] = keysOf(FINDINGS)
const STATES: LineState[] = keysOf(LINE_STATES)

const head = {
  carrier: vine.enum(CARRIERS),
  number: vine
    .string()
    .trim()
    .maxLength(40)
    .regex(/^[A-Za-z0-9][A-Za-z0-9 ./_-]*$/),
  day: day(),
  currency: vine
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/),
  total: writtenNumber().range([-MOST, MOST]),
}

/** In the address, since the body is the file. */
export const invoiceHeadValidator = vine.create(head)

/** The `base` of the preview that somebody agreed to. */
export const invoiceImportValidator = vine.create({
  ...head,
  base: vine.string().regex(/^[0-9a-f]{32}$/),
})

const headers = (most: number) => vine.array(vine.string().trim().maxLength(200)).maxLength(most)

export const invoiceColumnsValidator = vine.create({
  carrier: vine.enum(CARRIERS),
  waybill: headers(1),
  reference: headers(1),
  freight: headers(20),
  fuel: headers(20),
  duty: headers(20),
  other: headers(20),
  weight: headers(1),
  unit: vine.enum(['kg', 'lb'] as const),
})

const { page, perPage, search } = listQuestion([])

export const invoiceListValidator = vine.create({
  carrier: vine.enum(CARRIERS).parse(blankIsAbsent).optional(),
  state: vine
    .enum(['open', 'disputed', 'settled'] as const)
    .parse(blankIsAbsent)
    .optional(),
  ...{ search, page, perPage },
  ...pageCursor(),
})

export const invoiceLinesValidator = vine.create({
  finding: vine.enum(FINDING_NAMES).parse(blankIsAbsent).optional(),
  status: vine.enum(STATES).parse(blankIsAbsent).optional(),
  search: plainText().optional(),
  ...{ page, perPage },
  ...pageCursor(),
})

export const acceptanceValidator = vine.create({
  finding: vine.enum(FINDING_NAMES).nullable().optional(),
})

export const lineDisputeValidator = vine.create({ reason: staffComment() })

export const lineCreditValidator = vine.create({
  amount: writtenNumber().range([0.001, MOST]),
  reason: staffComment(),
})

const LABELS = {
  ...INVOICE_COLUMNS,
  ...{ carrier: 'Courier', number: 'Invoice number', day: 'Invoice date', currency: 'Currency' },
  ...{ total: 'Stated total', base: 'Base', unit: 'Unit', finding: 'Finding' },
  ...{ reason: 'Reason', amount: 'Amount' },
}

for (const validator of [
  invoiceHeadValidator,
  invoiceImportValidator,
  invoiceColumnsValidator,
  acceptanceValidator,
  lineDisputeValidator,
  lineCreditValidator,
]) {
  validator.messagesProvider = FieldMessages.labelled(LABELS)
}
for (const validator of [invoiceListValidator, invoiceLinesValidator]) {
  validator.messagesProvider = listMessages
}
