import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { MAX_APPROVAL_REASON_LENGTH } from '#identity/approvals/rules/second_person'
import { FieldMessages } from '#shared/http/field_messages'

/** Refuses line breaks, because e-mails show the reason in one line. */
const singleLine = () =>
  vine
    .string()
    .trim()
    .maxLength(MAX_APPROVAL_REASON_LENGTH)
    .regex(/^\P{Cc}*$/u)

export const sentenceField = () => singleLine().minLength(2)

export const approvalReasonValidator = vine.create({
  approvalReason: described(
    singleLine().optional(),
    'The reason, for the approver if one is needed'
  ),
})
approvalReasonValidator.messagesProvider = FieldMessages.labelled({ approvalReason: 'Why' })
