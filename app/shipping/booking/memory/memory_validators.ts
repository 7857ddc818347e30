import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { checkedNumber, checkedText, wholeNumber } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import { boxChecks, LARGEST_DRAFT } from '#shipping/booking/rules/memory_rules'

const box = vine.object({
  name: checkedText(boxChecks.name),
  length: checkedNumber(boxChecks.length),
  width: checkedNumber(boxChecks.width),
  height: checkedNumber(boxChecks.height),
  weight: checkedNumber(boxChecks.weight).nullable().optional(),
})

export const boxValidator = vine.create(box)

/** The form is the page's own: nobody here reads it. */
const draft = vine.object({
  version: wholeNumber().min(0).max(Number.MAX_SAFE_INTEGER),
  device: vine.string().regex(/^[\w-]{8,40}$/),
  form: vine.string().minLength(2).maxLength(LARGEST_DRAFT),
})

export const draftValidator = vine.create(draft)

export type SentBox = Infer<typeof box>
export type SentDraft = Infer<typeof draft>

const messages = new FieldMessages(
  {
    required: '"{{ field }}" should not be empty',
    string: '"{{ field }}" is invalid',
    number: '"{{ field }}" must be a number',
  },
  { name: 'Name', length: 'Length', width: 'Width', height: 'Height', weight: 'Weight' }
)

boxValidator.messagesProvider = messages
draftValidator.messagesProvider = messages
