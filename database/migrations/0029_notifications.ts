import { Migration } from '#database/migration'

/** Messages to receivers: texts, channels, attempts, and who unsubscribed. */
export default class extends Migration {
  async up() {
    this.#plans()
    this.#messages()
  }

  #plans() {
    // A template without texts uses the default message and keeps counting its version.
    this.schema.createTable('notification_templates', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.string('event', 20).notNullable()
      table.string('subject', 100).nullable()
      table.string('body', 600).nullable()
      table.string('sms', 300).nullable()
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.integer('version').notNullable().defaultTo(1)
      table.unique(['organization_id', 'event'])
    })
    this.countVersions('notification_templates')

    // A business without a row has the notification plan of `rules/plan.ts`.
    this.schema.createTable('notification_plans', (table) => {
      table.bigInteger('organization_id').primary().references('organizations.id')
      table.jsonb('ways').notNullable()
      table.boolean('quiet').notNullable()
      table.string('quiet_from', 5).notNullable()
      table.string('quiet_until', 5).notNullable()
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.integer('version').notNullable().defaultTo(1)
    })
    this.countVersions('notification_plans')

    this.schema.createTable('unwanted_mail', (table) => {
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.string('email', 254).notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['organization_id', 'email'])
      table.check('email = lower(email)')
    })

    this.schema.createTable('unwanted_texts', (table) => {
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      // `phone_number`: digits only, starting with the country code.
      table.string('phone_number', 16).notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['organization_id', 'phone_number'])
      table.check(`phone_number ~ '^[0-9]+$'`)
    })
  }

  #messages() {
    // Claim and log of a notification: one row per shipment, event, channel and occurrence.
    // Partitioned by shipment, like its unique key.
    this.schema.raw(`
      create table receiver_notifications (
        id bigserial not null,
        organization_id bigint not null
          constraint receiver_notifications_organization_id_foreign references organizations,
        shipment_id bigint not null
          constraint receiver_notifications_shipment_id_foreign references shipments on delete cascade,
        event varchar(20) not null,
        -- Its day, for events that a receiver is told of more than once; otherwise empty.
        occurrence varchar(10) not null default '',
        channel varchar(5) not null check (channel in ('email', 'sms')),
        -- The channels in their order, and the current one.
        route varchar(20),
        carrier varchar(8),
        -- Dropped: overtaken by later news while it waited for the end of the quiet hours.
        status varchar(7) not null default 'queued'
          check (status in ('queued', 'sent', 'failed', 'refused', 'dropped')),
        due_at timestamptz,
        attempts integer not null default 0,
        failure varchar(200),
        sms_message_id uuid
          constraint receiver_notifications_sms_message_id_foreign references sms_messages on delete set null,
        sent_at timestamptz,
        resent_by bigint constraint receiver_notifications_resent_by_foreign references users,
        created_at timestamptz not null default current_timestamp,
        updated_at timestamptz not null default current_timestamp,
        constraint receiver_notifications_shipment_id_event_channel_occurrence_uni
          unique (shipment_id, event, channel, occurrence)
      ) partition by range (shipment_id);
      create index receiver_notifications_organization_id_id_index on receiver_notifications (organization_id, id);
      create index receiver_notifications_status_updated_at_index on receiver_notifications (status, updated_at);
      create index receiver_notifications_organization_id_created_at_id_index
        on receiver_notifications (organization_id, created_at, id);
    `)
    this.schema.raw(`create index receiver_notifications_sms on receiver_notifications
      (organization_id, id) where sms_message_id is not null`)
    this.schema.raw(`select begin_partitions('receiver_notifications')`)

    // No foreign keys: notifications have no key without the shipment; SMS are deleted earlier.
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
      table.index(['created_at'])
      table.check(`channel in ('email', 'sms', 'whatsapp')`)
      table.check(`status in ('sent', 'failed')`)
      table.check('parts > 0 and cost_kobo >= 0')
    })
  }
}
