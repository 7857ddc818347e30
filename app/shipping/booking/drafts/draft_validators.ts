import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { checkedNumberField, checkedTextField, wholeNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import { boxChecks, MAX_DRAFT_LENGTH } from '#shipping/booking/rules/saved_box_rules'

const box = vine.object({
  name: checkedTextField(boxChecks.name),
  length: checkedNumberField(boxChecks.length),
  width: checkedNumberField(boxChecks.width),
  height: checkedNumberField(boxChecks.height),
  weight: checkedNumberField(boxChecks.weight).nullable().optional(),
})

export const savedBoxValidator = vine.create(box)

/** The server stores the form as opaque text. */
const draft = vine.object({
  version: wholeNumberField().min(0).max(Number.MAX_SAFE_INTEGER),
  device: vine.string().regex(/^[\w-]{8,40}$/),
  form: vine.string().minLength(2).maxLength(MAX_DRAFT_LENGTH),
})

export const bookingDraftValidator = vine.create(draft)

export type SavedBoxInput = Infer<typeof box>
export type BookingDraftInput = Infer<typeof draft>

const messages = new FieldMessages(
  {
    required: '"{{ field }}" should not be empty',
    string: '"{{ field }}" is invalid',
    number: '"{{ field }}" must be a number',
  },
  { name: 'Name', length: 'Length', width: 'Width', height: 'Height', weight: 'Weight' }
)

savedBoxValidator.messagesProvider = messages
bookingDraftValidator.messagesProvider = messages
