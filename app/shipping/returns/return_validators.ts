import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { checkedNumberField } from '#shared/http/checked_fields'
import { cursorFields, pageCursor } from '#shared/http/keyset_page'
import { FieldMessages } from '#shared/http/field_messages'
import { blankToUndefined, listMessages, listQueryFields } from '#shared/http/list_query_validator'
import { staffCommentField } from '#shared/http/staff_comment'
import { LIMITS, packageChecks } from '#shipping/booking/rules/booking_rules'
import { RETURN_KINDS, RETURN_LIMITS, RETURN_STATES } from '#shipping/returns/rules/return_choices'

const position = (most: number) => vine.number({ strict: true }).withoutDecimals().range([1, most])

const contents = {
  index: position(LIMITS.packages),
  items: vine
    .array(
      vine.object({
        index: position(LIMITS.itemsPerPackage),
        quantity: position(LIMITS.quantity.max),
      })
    )
    .minLength(1)
    .maxLength(LIMITS.itemsPerPackage)
    .distinct('index')
    .optional(),
}

const returnFields = {
  kind: vine.enum(RETURN_KINDS),
  reason: vine.string().trim().minLength(1).maxLength(RETURN_LIMITS.reason),
  note: vine.string().trim().maxLength(RETURN_LIMITS.note).nullable().optional(),
  pickup: vine.boolean(),
}

const packagesRule = <Parcel extends SchemaTypes>(parcel: Parcel) =>
  vine.array(parcel).minLength(1).maxLength(LIMITS.packages).distinct('index').optional()

/** Receivers do not pay for the return, so they enter no weight. */
export const receiverReturnRules = {
  ...returnFields,
  packages: packagesRule(vine.object(contents)),
}

const senderReturnRules = {
  ...returnFields,
  packages: packagesRule(
    vine.object({ ...contents, weight: checkedNumberField(packageChecks.weight).optional() })
  ),
}

const leg = () =>
  vine
    .object({
      courier: vine.string().maxLength(20).nullable().optional(),
      quoteId: vine.string().uuid().nullable().optional(),
    })
    .optional()

const terms = {
  balance: vine.enum(['Wallet', 'CashBack'] as const).optional(),
  back: leg(),
  again: leg(),
  amount: vine.number({ strict: true }).min(0).optional(),
}

export const RETURN_LABELS = {
  kind: 'Return or Exchange',
  reason: 'Reason',
  note: 'Note',
  packages: 'Packages',
  index: 'Packages',
  items: 'Items',
  quantity: 'Quantity',
  weight: 'Package Weight',
  pickup: 'Pickup',
  balance: 'Balance',
  amount: 'Amount',
}

const messages = FieldMessages.labelled(RETURN_LABELS)

export const returnPriceValidator = vine.create(senderReturnRules)

export const returnValidator = vine.create({ ...senderReturnRules, ...terms })

export const returnApprovalValidator = vine.create(terms)

export const returnRefusalValidator = vine.create({
  reason: vine.string().trim().minLength(2).maxLength(RETURN_LIMITS.refusal),
})

export const returnFaultValidator = vine.create({ reason: staffCommentField() })

const { page, perPage } = listQueryFields([])

const state = () => vine.enum(RETURN_STATES).parse(blankToUndefined).optional()

export const returnPageValidator = vine.create({ state: state(), page, perPage, ...pageCursor() })

export const returnListValidator = vine.create({ ...cursorFields(), state: state() })

for (const validator of [
  ...[
    returnPriceValidator,
    returnValidator,
    returnApprovalValidator,
    returnRefusalValidator,
    returnFaultValidator,
  ],
]) {
  validator.messagesProvider = messages
}
returnPageValidator.messagesProvider = listMessages
returnListValidator.messagesProvider = listMessages
