import vine from '@vinejs/vine'
import { writtenNumber, wholeNumber } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'

const MOST_NAIRA = 1_000_000_000
const LONGEST = 300

const amount = () => writtenNumber().decimal([0, 2]).range([0, MOST_NAIRA])

export const purchaseValidator = vine.create({
  shipmentId: wholeNumber().range([1, Number.MAX_SAFE_INTEGER]),
  amount: amount(),
  note: vine.string().trim().maxLength(LONGEST).nullable().optional(),
})

purchaseValidator.messagesProvider = FieldMessages.labelled({
  shipmentId: 'Shipment',
  note: 'Note',
})

export const purchaseApprovalValidator = vine.create({ amount: amount().optional() })

export const purchaseRefusalValidator = vine.create({
  reason: vine.string().trim().minLength(3).maxLength(LONGEST),
})

purchaseRefusalValidator.messagesProvider = FieldMessages.labelled({ reason: 'Reason' })
