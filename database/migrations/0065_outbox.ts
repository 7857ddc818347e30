import { Migration } from '#database/migration'

/** By which ways a message to a receiver goes, when it may, what became of each try and what it cost. */
export default class extends Migration {
  async up() {
    this.#whatsapp()
    this.#plans()
    this.#outbox()
    this.countVersions('notification_plans')
  }

  #whatsapp() {
    // Neither the words nor the number: a keyed hash of it, so that a STOP finds whose messages it ends.
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

    // By WhatsApp's id and without a reference: a report may be here before the answer that names it.
    this.schema.createTable('whatsapp_reports', (table) => {
      table.string('message_id', 200).primary()
      table.string('state', 9).notNullable()
      table.integer('error_code').nullable()
      table.timestamp('reported_at').notNullable().defaultTo(this.now()).index()
      table.check(`state in ('sent', 'delivered', 'read', 'failed')`)
    })

    // What keeps messages from leaving: all of them, or those of one template.
    this.schema.createTable('whatsapp_troubles', (table) => {
      table.string('subject', 520).primary()
      table.string('kind', 8).notNullable()
      table.integer('error_code').nullable()
      table.timestamp('seen_at').notNullable()
      table.timestamp('paused_until').nullable()
      table.check(`kind in ('quota', 'token', 'account', 'template')`)
    })

    this.schema.raw(`
      alter table inbox_messages drop constraint inbox_messages_channel_check;
      alter table inbox_messages add constraint inbox_messages_channel
        check (channel in ('email', 'sms', 'whatsapp'));
    `)
  }

  #plans() {
    // A business without a row has what `rules/plan.ts` says.
    this.schema.createTable('notification_plans', (table) => {
      table.bigInteger('organization_id').primary().references('organizations.id')
      table.jsonb('ways').notNullable()
      table.boolean('quiet').notNullable()
      table.string('quiet_from', 5).notNullable()
      table.string('quiet_until', 5).notNullable()
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.integer('version').notNullable().defaultTo(1)
    })

    this.schema.createTable('unwanted_texts', (table) => {
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      // In digits with the country in front.
      table.string('phone_number', 16).notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['organization_id', 'phone_number'])
      table.check(`phone_number ~ '^[0-9]+$'`)
    })
  }

  #outbox() {
    this.schema.alterTable('receiver_notifications', (table) => {
      // The channels in order, and the one whose turn it is. Null in rows of the version before: their own channel.
      table.string('route', 20).nullable()
      table.string('carrier', 8).nullable()
      // Until when it waits: the end of the quiet hours.
      table.timestamp('due_at').nullable()
      table.index(['organization_id', 'created_at', 'id'])
    })
    // Dropped: overtaken by later news while it waited.
    this.schema.raw(`
      alter table receiver_notifications drop constraint receiver_notifications_status;
      alter table receiver_notifications add constraint receiver_notifications_states
        check (status in ('queued', 'sent', 'failed', 'refused', 'dropped'));
    `)

    // Without a reference to the message, whose key needs its month, and to SMS, which are forgotten before it.
    this.schema.createTable('notification_attempts', (table) => {
      table.bigIncrements()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.bigInteger('notification_id').notNullable().index()
      table.string('channel', 8).notNullable()
      table.string('status', 6).notNullable()
      table.string('failure', 200).nullable()
      table.uuid('sms_message_id').nullable().index()
      table.uuid('whatsapp_message_id').nullable().index()
      table.integer('parts').notNullable().defaultTo(1)
      table.bigInteger('cost_kobo').notNullable().defaultTo(0)
      table.timestamp('created_at').notNullable()
      table.index(['organization_id', 'created_at'])
      table.index(['status', 'created_at'])
      table.check(`channel in ('email', 'sms', 'whatsapp')`)
      table.check(`status in ('sent', 'failed')`)
      table.check('parts > 0 and cost_kobo >= 0')
    })
  }
}
