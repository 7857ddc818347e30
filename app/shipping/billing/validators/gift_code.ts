import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { pageCursor } from '#shared/http/keyset_page'
import { FieldMessages } from '#shared/http/field_messages'
import type { FieldContext } from '@vinejs/vine/types'
import { kobo } from '#shared/money/rules/money'
import type { GiftCodeDraft } from '#shipping/billing/gift_code_admin'
import { giftCodeChecks, enteredCodeCheck } from '#shipping/billing/rules/gift_code_rules'
import { checkedNumberField, checkedTextField, requireCheck } from '#shared/http/checked_fields'
import { blankToUndefined, listQueryFields } from '#shared/http/list_query_validator'

const id = () => vine.number({ strict: true }).withoutDecimals().range([1, Number.MAX_SAFE_INTEGER])

/** PostgreSQL text accepts no null characters. */
const PRINTABLE = /^\P{Cc}*$/u

export const applyGiftCodeValidator = vine.create({
  discountCode: checkedTextField(enteredCodeCheck).regex(PRINTABLE),
  shipmentId: id(),
})

const valueOfKindRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const isPercentage = field.data.kind === 'percent'
  requireCheck(value, isPercentage ? giftCodeChecks.percentage : giftCodeChecks.amount, field)
})

const draft = {
  code: checkedTextField(giftCodeChecks.code),
  description: checkedTextField(giftCodeChecks.description).regex(PRINTABLE).nullable().optional(),
  kind: vine.enum(['percent', 'amount']),
  value: vine.number({ strict: true }).use(valueOfKindRule()),
  minimumAmount: checkedNumberField(giftCodeChecks.minimumAmount).nullable().optional(),
  expiresOn: vine
    .date({ formats: ['YYYY-MM-DD'] })
    .parse(blankToUndefined)
    .nullable()
    .optional(),
  totalLimit: checkedNumberField(giftCodeChecks.totalLimit).nullable().optional(),
  customerLimit: checkedNumberField(giftCodeChecks.customerLimit).nullable().optional(),
}

export const giftCodeValidator = vine.create(draft)

/** `version` is that of the gift code when staff opened it for editing. */
export const giftCodeUpdateValidator = vine.create({
  ...draft,
  version: vine.number({ strict: true }).withoutDecimals().range([1, 2_147_483_647]),
})

const { search, page, perPage } = listQueryFields([])
const listed = { condition: described(search, 'Search text'), page, perPage }

export const giftCodeSearchValidator = vine.create(listed)

export const giftCodeUsesValidator = vine.create({ ...listed, ...pageCursor() })

type GiftCodeInput = Awaited<ReturnType<typeof giftCodeValidator.validate>>

export function toGiftCodeDraft(given: GiftCodeInput): GiftCodeDraft {
  const { kind, value } = given
  return {
    code: given.code.toUpperCase(),
    description: given.description || null,
    kind,
    basisPoints: kind === 'percent' ? Math.round(value * 100) : null,
    amountKobo: kind === 'amount' ? kobo(value) : null,
    minimumKobo: kobo(given.minimumAmount ?? 0),
    expiresOn: given.expiresOn ? isoDay(given.expiresOn) : null,
    totalLimit: given.totalLimit ?? null,
    customerLimit: given.customerLimit ?? null,
  }
}

/** Returns the day that the client sent: the validator has made it midnight of the local zone. */
function isoDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

const messages = new FieldMessages(
  {
    'string': '"{{ field }}" is invalid',
    'regex': '"{{ field }}" is invalid',
    'shipmentId.number': '"{{ field }}" is invalid',
    'version.number': '"{{ field }}" is invalid',
    'withoutDecimals': '"{{ field }}" is invalid',
    'range': '"{{ field }}" is invalid',
  },
  {
    discountCode: 'Code',
    shipmentId: 'Shipment',
    code: 'Code',
    description: 'Description',
    kind: 'Kind',
    value: 'Value',
    minimumAmount: 'Minimum',
    expiresOn: 'Last Day',
    totalLimit: 'Total Limit',
    customerLimit: 'Limit per Customer',
    version: 'Version',
    condition: 'Search',
    page: 'Page',
    perPage: 'Rows',
  }
)
applyGiftCodeValidator.messagesProvider = messages
giftCodeValidator.messagesProvider = messages
giftCodeUpdateValidator.messagesProvider = messages
giftCodeSearchValidator.messagesProvider = messages
giftCodeUsesValidator.messagesProvider = messages
