import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { writtenNumber, wholeNumber } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import { MEASURE } from '#shared/numbers/rules/read_number'
import { staffComment } from '#shared/http/staff_comment'

const MOST_NAIRA = 1_000_000_000
const MOST_KG = 10_000

const naira = () => writtenNumber().decimal([0, 2]).range([0.01, MOST_NAIRA])

export const reweighsValidator = vine.create({
  shipmentId: wholeNumber().range([1, Number.MAX_SAFE_INTEGER]).optional(),
})

/** One of the two, or both. */
export const carrierWordValidator = vine.create({
  number: vine.string().trim().minLength(5).maxLength(50),
  weight: described(
    writtenNumber(MEASURE).decimal([0, 3]).range([0.001, MOST_KG]).nullable().optional(),
    'kg'
  ),
  charge: described(naira().nullable().optional(), 'Naira'),
  source: staffComment(),
})

export const approvalValidator = vine.create({
  amount: described(naira().nullable().optional(), 'Naira'),
  reason: staffComment().nullable().optional(),
})

export const reweighReasonValidator = vine.create({ reason: staffComment() })

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
  carrierWordValidator,
  approvalValidator,
  reweighReasonValidator,
  disputeValidator,
]) {
  validator.messagesProvider = FieldMessages.labelled(LABELS)
}
