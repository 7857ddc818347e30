import vine from '@vinejs/vine'

/** As long as a description may be. */
const words = vine.string().trim().maxLength(105)

export const hsSearchValidator = vine.create({ q: words.clone().optional() })

export const proposalValidator = vine.create({
  description: words.clone().optional(),
  category: vine.number().min(1).max(Number.MAX_SAFE_INTEGER).withoutDecimals(),
})
