import vine from '@vinejs/vine'
import { pageOfList } from '#admin/console/console_fields'
import { pageCursor } from '#shared/http/keyset_page'
import { FieldMessages } from '#shared/http/field_messages'

const day = () => vine.date({ formats: ['YYYY-MM-DD'] }).optional()

export const auditSearchValidator = vine.create({
  ...pageOfList,
  startDate: day(),
  endDate: day(),
  ...pageCursor(),
})

auditSearchValidator.messagesProvider = FieldMessages.labelled({
  condition: 'Search',
  startDate: 'Start date',
  endDate: 'End date',
})
