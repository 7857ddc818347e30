import { BaseSchema } from '@adonisjs/lucid/schema'

/** How the tracking page of a business looks, what it shows, and whether it is published. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('brand_settings', (table) => {
      table.bigInteger('organization_id').primary().references('organizations.id')
      table.boolean('display_phone_number').notNullable().defaultTo(true)
      table.boolean('display_whats_app_number').notNullable().defaultTo(true)
      table.boolean('display_email').notNullable().defaultTo(true)
      table.boolean('display_website_link').notNullable().defaultTo(true)
      table.boolean('display_address').notNullable().defaultTo(true)
      table.boolean('display_social_media_links').notNullable().defaultTo(true)
      table.boolean('display_facebook').notNullable().defaultTo(true)
      table.boolean('display_twitter').notNullable().defaultTo(true)
      table.boolean('display_provider_contact').notNullable().defaultTo(false)
      table.string('page_title', 25).nullable()
      table.string('page_subtitle', 70).nullable()
      table.integer('theme_id').nullable()
      // Only of a business that chose colours of its own.
      table.jsonb('own_colours').nullable()
      table.timestamp('published_at').nullable()
      table.timestamp('notifications_enabled_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
    })

    this.schema.createTable('tracking_page_products', (table) => {
      table.bigInteger('product_id').primary().references('products.id').onDelete('cascade')
      table.bigInteger('organization_id').notNullable().references('organizations.id').index()
      table.integer('position').notNullable()
    })

    // Where a receiver may fetch the parcel, when the courier left it at a shop or an office.
    this.schema.createTable('shipment_access_points', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.string('address', 150).notNullable()
      table.string('city', 120).notNullable()
      table.string('country_code', 2).notNullable().references('countries.code')
      table.string('postal_code', 10).nullable()
      table.timestamp('recorded_at').notNullable().defaultTo(this.now())
    })

    this.schema.createTable('notification_templates', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.string('event', 20).notNullable()
      table.string('subject', 100).notNullable()
      table.string('body', 600).notNullable()
      table.string('sms', 300).notNullable()
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.unique(['organization_id', 'event'])
    })

    // The claim and the log at once: one row for each shipment, event and channel.
    this.schema.createTable('receiver_notifications', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('event', 20).notNullable()
      table.string('channel', 5).notNullable()
      table.string('status', 7).notNullable().defaultTo('queued')
      table.integer('attempts').notNullable().defaultTo(0)
      table.string('failure', 200).nullable()
      table.timestamp('sent_at').nullable()
      table.bigInteger('resent_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.unique(['shipment_id', 'event', 'channel'])
      table.index(['organization_id', 'id'])
      table.index(['status', 'updated_at'])
      table.check(`channel in ('email', 'sms')`)
      table.check(`status in ('queued', 'sent', 'failed')`)
    })
  }

  async down() {
    for (const table of [
      'receiver_notifications',
      'notification_templates',
      'shipment_access_points',
      'tracking_page_products',
      'brand_settings',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
