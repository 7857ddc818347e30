import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { numberField, wholeNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import { MEASURE_NUMBER } from '#shared/numbers/rules/read_number'
import { staffCommentField } from '#shared/http/staff_comment'

const MAX_NAIRA = 1_000_000_000
const MAX_KG = 10_000

const nairaRule = () => numberField().decimal([0, 2]).range([0.01, MAX_NAIRA])

export const reweighsValidator = vine.create({
  shipmentId: wholeNumberField().range([1, Number.MAX_SAFE_INTEGER]).optional(),
})

/** A report has a weight, a charge, or both. */
export const carrierMessageValidator = vine.create({
  number: vine.string().trim().minLength(5).maxLength(50),
  weight: described(
    numberField(MEASURE_NUMBER).decimal([0, 3]).range([0.001, MAX_KG]).nullable().optional(),
    'kg'
  ),
  charge: described(nairaRule().nullable().optional(), 'Naira'),
  source: staffCommentField(),
})

export const reweighApprovalValidator = vine.create({
  amount: described(nairaRule().nullable().optional(), 'Naira'),
  reason: staffCommentField().nullable().optional(),
})

export const reweighReasonValidator = vine.create({ reason: staffCommentField() })

export const disputeValidator = vine.create({
  dispute: vine.string().trim().minLength(10).maxLength(1000),
})

const LABELS = {
  shipmentId: 'Shipment',
  number: 'Number',
  weight: "Courier's Weight",
  charge: "Courier's Charge",
  source: 'Source',
  amount: 'Amount',
  reason: 'Reason',
  dispute: 'Your Reasons',
}

for (const validator of [
  reweighsValidator,
  carrierMessageValidator,
  reweighApprovalValidator,
  reweighReasonValidator,
  disputeValidator,
]) {
  validator.messagesProvider = FieldMessages.labelled(LABELS)
}
