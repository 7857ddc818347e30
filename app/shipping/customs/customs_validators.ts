import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { wholeNumberField } from '#shared/http/checked_fields'

const words = vine.string().trim().maxLength(105)

export const hsSearchValidator = vine.create({
  q: described(words.clone().optional(), 'Digits or words'),
})

export const hsCodeProposalValidator = vine.create({
  description: words.clone().optional(),
  category: described(
    wholeNumberField().min(1).max(Number.MAX_SAFE_INTEGER),
    'An id from /shipment/item_category/all'
  ),
})
