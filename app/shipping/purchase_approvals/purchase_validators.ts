import vine from '@vinejs/vine'
import { numberField, wholeNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'

const MAX_PURCHASE_NAIRA = 1_000_000_000
const MAX_NOTE_LENGTH = 300

const amount = () => numberField().decimal([0, 2]).range([0, MAX_PURCHASE_NAIRA])

export const purchaseValidator = vine.create({
  shipmentId: wholeNumberField().range([1, Number.MAX_SAFE_INTEGER]),
  amount: amount(),
  note: vine.string().trim().maxLength(MAX_NOTE_LENGTH).nullable().optional(),
})

purchaseValidator.messagesProvider = FieldMessages.labelled({
  shipmentId: 'Shipment',
  note: 'Note',
})

export const purchaseApprovalValidator = vine.create({ amount: amount().optional() })

export const purchaseRefusalValidator = vine.create({
  reason: vine.string().trim().minLength(3).maxLength(MAX_NOTE_LENGTH),
})

purchaseRefusalValidator.messagesProvider = FieldMessages.labelled({ reason: 'Reason' })
