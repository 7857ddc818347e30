import vine from '@vinejs/vine'
import { wholeNumber } from '#shared/http/checked_fields'
import type { Infer } from '@vinejs/vine/types'
import { sentence } from '#identity/approvals/reason_validator'
import { FieldMessages } from '#shared/http/field_messages'
import { blankIsAbsent, listMessages, listQuestion } from '#shared/http/list_question_validator'
import { APPROVAL_FILTERS } from '#admin/approvals/rules/approval_filters'

const { search, page, perPage } = listQuestion([])

export const approvalListValidator = vine.create({
  ...{ search, page, perPage },
  show: vine.enum(APPROVAL_FILTERS).parse(blankIsAbsent).optional(),
})

export type ApprovalListQuestion = Infer<typeof approvalListValidator>

export const approvingValidator = vine.create({
  /** What was looked at: a later one is not approved unseen. */
  version: wholeNumber().range([1, 2_147_483_647]).optional(),
})

export const decliningValidator = vine.create({ reason: sentence() })

export const explainingValidator = vine.create({ why: sentence() })

const messages = FieldMessages.labelled({ version: 'Version', reason: 'Reason', why: 'Why' })
approvingValidator.messagesProvider = messages
decliningValidator.messagesProvider = messages
explainingValidator.messagesProvider = messages
approvalListValidator.messagesProvider = listMessages
