import vine from '@vinejs/vine'
import { labelled } from '#admin/validators/rules'

export const courierValidator = vine.create({
  domestic: vine.boolean({ strict: true }),
  export: vine.boolean({ strict: true }),
  import: vine.boolean({ strict: true }),
})

courierValidator.messagesProvider = labelled({
  domestic: 'Within Nigeria',
  export: 'Export',
  import: 'Import',
})
