import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { listPageFields } from '#admin/console/list_fields'
import { pageCursor } from '#shared/http/keyset_page'
import { blankToUndefined } from '#shared/http/list_query_validator'
import { FieldMessages } from '#shared/http/field_messages'

const optionalDay = () => vine.date({ formats: ['YYYY-MM-DD'] }).optional()

export const auditSearchValidator = vine.create({
  ...listPageFields,
  startDate: described(optionalDay(), 'First date, in Lagos time'),
  endDate: described(optionalDay(), 'Last date, not before the first'),
  show: vine.enum(['changes', 'reads', 'all']).parse(blankToUndefined).optional(),
  ...pageCursor(),
})

auditSearchValidator.messagesProvider = FieldMessages.labelled({
  condition: 'Search',
  startDate: 'Start date',
  endDate: 'End date',
  show: 'Show',
})
