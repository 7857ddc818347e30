import vine from '@vinejs/vine'
import { wholeNumberField } from '#shared/http/checked_fields'
import type { Infer } from '@vinejs/vine/types'
import { sentenceField } from '#identity/approvals/approval_reason_validator'
import { FieldMessages } from '#shared/http/field_messages'
import { blankToUndefined, listMessages, listQueryFields } from '#shared/http/list_query_validator'

/** `waiting`: the reader can decide; `asked`: the reader's requests; `open`: all undecided. */
const APPROVAL_FILTERS = ['waiting', 'asked', 'open', 'decided'] as const

const { search, page, perPage } = listQueryFields([])

export const approvalListValidator = vine.create({
  search,
  page,
  perPage,
  show: vine.enum(APPROVAL_FILTERS).parse(blankToUndefined).optional(),
})

export type ApprovalListQuery = Infer<typeof approvalListValidator>

export const approveValidator = vine.create({
  version: wholeNumberField().range([1, 2_147_483_647]).optional(),
})

export const declineValidator = vine.create({ reason: sentenceField() })

export const requestReasonValidator = vine.create({ why: sentenceField() })

const messages = FieldMessages.labelled({ version: 'Version', reason: 'Reason', why: 'Why' })
approveValidator.messagesProvider = messages
declineValidator.messagesProvider = messages
requestReasonValidator.messagesProvider = messages
approvalListValidator.messagesProvider = listMessages
