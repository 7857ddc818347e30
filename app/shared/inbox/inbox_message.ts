import { InboxMessageSchema } from '#database/schema'
import { column } from '@adonisjs/lucid/orm'

export type InboxChannel = 'email' | 'sms' | 'whatsapp'

export type InboxAttachment = { filename: string; contentType: string | null }

/** An e-mail or SMS that development and tests keep instead of sending it. */
export default class InboxMessage extends InboxMessageSchema {
  declare channel: InboxChannel
  /** The driver takes a list for an array of PostgreSQL, which JSON is not. */
  @column({ prepare: (value) => (value ? JSON.stringify(value) : null) })
  declare attachments: InboxAttachment[] | null
}
