import vine from '@vinejs/vine'
import { rowVersion } from '#admin/console/console_fields'
import { FieldMessages } from '#shared/http/field_messages'

export const courierValidator = vine.create({
  domestic: vine.boolean({ strict: true }),
  export: vine.boolean({ strict: true }),
  import: vine.boolean({ strict: true }),
  byHand: vine.boolean({ strict: true }).optional(),
  version: rowVersion,
})

/** Which fields an entry has is its list's to say. */
export const entryVersionValidator = vine.create({ version: rowVersion })

const messages = FieldMessages.labelled({
  domestic: 'Within Nigeria',
  export: 'Export',
  import: 'Import',
  byHand: 'By Hand',
  version: 'Version',
})
courierValidator.messagesProvider = messages
entryVersionValidator.messagesProvider = messages
