import { Migration } from '#database/migration'

/** Who wants no mail of a business, and what became of each SMS. */
export default class extends Migration {
  async up() {
    this.schema.createTable('unwanted_mail', (table) => {
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.string('email', 254).notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['organization_id', 'email'])
      table.check('email = lower(email)')
    })

    // Neither the number nor the words: only whether it was taken, and by which name the gateway knows it.
    this.schema.createTable('sms_messages', (table) => {
      table.uuid('id').primary()
      table.string('status', 8).notNullable().defaultTo('queued')
      table.string('message_id', 100).nullable().index()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.check(`status in ('queued', 'accepted', 'failed')`)
    })

    // By the gateway's id and without a reference: a report may be here before the answer that names it.
    this.schema.createTable('sms_reports', (table) => {
      table.string('message_id', 100).primary()
      table.string('state', 12).notNullable()
      table.string('said', 60).notNullable()
      table.timestamp('reported_at').notNullable().defaultTo(this.now()).index()
      table.check(`state in ('on_its_way', 'delivered', 'undelivered')`)
    })

    this.schema.alterTable('receiver_notifications', (table) => {
      table.uuid('sms_message_id').nullable().references('sms_messages.id').onDelete('set null')
    })
    // A message that its receiver does not want is neither sent nor failed.
    this.schema.raw(`
      alter table receiver_notifications drop constraint receiver_notifications_status_check;
      alter table receiver_notifications add constraint receiver_notifications_status
        check (status in ('queued', 'sent', 'failed', 'refused'));
    `)
  }
}
