import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { pageOfList } from '#admin/console/console_fields'
import { pageCursor } from '#shared/http/keyset_page'
import { blankIsAbsent } from '#shared/http/list_question_validator'
import { FieldMessages } from '#shared/http/field_messages'

const day = () => vine.date({ formats: ['YYYY-MM-DD'] }).optional()

export const auditSearchValidator = vine.create({
  ...pageOfList,
  startDate: described(day(), 'The first day, as days in Lagos'),
  endDate: described(day(), 'The last day, not before the first'),
  show: vine.enum(['changes', 'reads', 'all']).parse(blankIsAbsent).optional(),
  ...pageCursor(),
})

auditSearchValidator.messagesProvider = FieldMessages.labelled({
  condition: 'Search',
  startDate: 'Start date',
  endDate: 'End date',
  show: 'Show',
})
