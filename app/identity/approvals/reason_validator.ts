import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { LONGEST_REASON } from '#identity/approvals/rules/second_person'
import { FieldMessages } from '#shared/http/field_messages'

/** One line, for whoever reads it in a mail. */
const line = () =>
  vine
    .string()
    .trim()
    .maxLength(LONGEST_REASON)
    .regex(/^\P{Cc}*$/u)

export const sentence = () => line().minLength(2)

/** Beside what a command takes itself: why it is wanted, where somebody else has to approve it. */
export const askingValidator = vine.create({
  approvalReason: described(
    line().optional(),
    'Why it is wanted, for whoever may have to approve it'
  ),
})
askingValidator.messagesProvider = FieldMessages.labelled({ approvalReason: 'Why' })
