import { Migration } from '#database/migration'

/** E-mails, SMS and WhatsApp messages, and the reports on them. */
export default class extends Migration {
  async up() {
    this.#messages()
    this.#whatsapp()
  }

  #messages() {
    // `inbox_messages`: filled only in development and tests.
    this.schema.createTable('inbox_messages', (table) => {
      table.bigIncrements('id')
      table.string('channel', 10).notNullable()
      table.string('recipient', 254).notNullable().index()
      table.string('subject', 200).nullable()
      table.text('text').notNullable()
      table.text('html').nullable()
      table.jsonb('attachments').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check(`channel in ('email', 'sms', 'whatsapp')`)
    })

    // `sms_messages` stores neither phone number nor text, because an SMS may be personal.
    this.schema.createTable('sms_messages', (table) => {
      table.uuid('id').primary()
      table.string('status', 8).notNullable().defaultTo('queued')
      table.string('message_id', 100).nullable().index()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.check(`status in ('queued', 'accepted', 'failed')`)
    })
    this.schema.raw(
      `create index sms_messages_failed on sms_messages (created_at) where status = 'failed'`
    )

    // `message_id` is no foreign key: a report may arrive before the answer that names the message.
    this.schema.createTable('sms_reports', (table) => {
      table.string('message_id', 100).primary()
      table.string('state', 12).notNullable()
      table.string('said', 60).notNullable()
      table.timestamp('reported_at').notNullable().defaultTo(this.now()).index()
      table.check(`state in ('on_its_way', 'delivered', 'undelivered')`)
    })
    this.schema.raw(
      `create index sms_reports_undelivered on sms_reports (reported_at) where state = 'undelivered'`
    )
  }

  #whatsapp() {
    // `recipient` is a keyed hash of the phone number, by which a STOP finds its messages.
    this.schema.createTable('whatsapp_messages', (table) => {
      table.uuid('id').primary()
      table.string('status', 8).notNullable().defaultTo('queued')
      table.string('message_id', 200).nullable().index()
      table.string('recipient', 64).notNullable().index()
      table.integer('error_code').nullable()
      table.string('failure', 200).nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.check(`status in ('queued', 'sending', 'accepted', 'failed')`)
    })
    this.schema.raw(
      `create index whatsapp_messages_failed on whatsapp_messages (created_at) where status = 'failed'`
    )
    this.schema.raw(`create index whatsapp_messages_on_hand on whatsapp_messages (updated_at)
      where status in ('queued', 'sending')`)

    // `message_id` is no foreign key: a report may arrive before the answer that names the message.
    this.schema.createTable('whatsapp_reports', (table) => {
      table.string('message_id', 200).primary()
      table.string('state', 9).notNullable()
      table.integer('error_code').nullable()
      table.timestamp('reported_at').notNullable().defaultTo(this.now()).index()
      table.check(`state in ('sent', 'delivered', 'read', 'failed')`)
    })
    this.schema.raw(
      `create index whatsapp_reports_failed on whatsapp_reports (reported_at) where state = 'failed'`
    )

    // `whatsapp_troubles`: failures that concern all WhatsApp messages, or all of one template.
    this.schema.createTable('whatsapp_troubles', (table) => {
      table.string('subject', 520).primary()
      table.string('kind', 8).notNullable()
      table.integer('error_code').nullable()
      table.timestamp('seen_at').notNullable()
      table.timestamp('paused_until').nullable()
      table.check(`kind in ('quota', 'token', 'account', 'template')`)
    })
  }
}
