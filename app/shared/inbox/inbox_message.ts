import { InboxMessageSchema } from '#database/schema'
import { column } from '@adonisjs/lucid/orm'

export type InboxChannel = 'email' | 'sms' | 'whatsapp'

export type InboxAttachment = { filename: string; contentType: string | null }

/** A message that development and tests store instead of sending. */
export default class InboxMessage extends InboxMessageSchema {
  declare channel: InboxChannel
  /** Without JSON.stringify, the driver would send a PostgreSQL array. */
  @column({ prepare: (value) => (value ? JSON.stringify(value) : null) })
  declare attachments: InboxAttachment[] | null
}
