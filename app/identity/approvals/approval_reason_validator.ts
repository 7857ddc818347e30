import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { MAX_APPROVAL_REASON_LENGTH } from '#identity/approvals/rules/second_person'
import { FieldMessages } from '#shared/http/field_messages'

/** One line, for whoever reads it in a mail. */
const singleLine = () =>
  vine
    .string()
    .trim()
    .maxLength(MAX_APPROVAL_REASON_LENGTH)
    .regex(/^\P{Cc}*$/u)

export const sentenceField = () => singleLine().minLength(2)

/** Beside what a command takes itself: why it is wanted, where somebody else has to approve it. */
export const approvalReasonValidator = vine.create({
  approvalReason: described(
    singleLine().optional(),
    'Why it is wanted, for whoever may have to approve it'
  ),
})
approvalReasonValidator.messagesProvider = FieldMessages.labelled({ approvalReason: 'Why' })
