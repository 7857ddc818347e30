import vine from '@vinejs/vine'
import { wholeNumber } from '#shared/http/checked_fields'

/** As long as a description may be. */
const words = vine.string().trim().maxLength(105)

export const hsSearchValidator = vine.create({ q: words.clone().optional() })

export const proposalValidator = vine.create({
  description: words.clone().optional(),
  category: wholeNumber().min(1).max(Number.MAX_SAFE_INTEGER),
})
