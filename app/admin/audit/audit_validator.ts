import vine from '@vinejs/vine'
import { labelled, pageOfList } from '#admin/console/console_fields'

const day = () => vine.date({ formats: ['YYYY-MM-DD'] }).optional()

export const auditSearchValidator = vine.create({
  ...pageOfList,
  startDate: day(),
  endDate: day(),
})

auditSearchValidator.messagesProvider = labelled({
  condition: 'Search',
  startDate: 'Start date',
  endDate: 'End date',
})
