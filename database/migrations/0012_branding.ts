import { Migration } from '#database/migration'

const CATEGORY_GROUPS = [
  'Fashion and Clothing',
  'Shoes and Bags',
  'Jewellery and Watches',
  'Beauty and Personal Care',
  'Health and Wellness',
  'Food and Drinks',
  'Electronics and Gadgets',
  'Phones and Accessories',
  'Home and Kitchen',
  'Baby and Kids',
  'Books and Stationery',
  'Arts and Crafts',
  'Sports and Outdoors',
  'Automotive',
  'Others',
]

/** How a business looks to its receivers: its pictures and products, its tracking page, its messages. */
export default class extends Migration {
  async up() {
    this.createImages()
    this.createProducts()
    this.createTrackingPages()
    this.createNotifications()
  }

  private createImages() {
    this.schema.createTable('images', (table) => {
      table.uuid('id').primary()
      table.string('purpose', 20).notNullable()
      table.bigInteger('organization_id').nullable().references('organizations.id')
      table.bigInteger('uploaded_by').notNullable().references('users.id')
      // What ties the upload to its save; null once it is saved.
      table.string('cache_file_name', 30).nullable()
      table.string('file_key', 100).notNullable().unique()
      table.string('content_type', 20).notNullable()
      table.integer('bytes').notNullable()
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['uploaded_by', 'purpose', 'cache_file_name'])
      table.index(['created_at'])
      table.check(`purpose in ('logo', 'product')`)
    })
    this.schema.alterTable('organizations', (table) => {
      table.foreign('logo_image_id').references('images.id')
    })
  }

  /** Kobo, whatever the currency's hundredth is called. */
  private createProducts() {
    this.schema.createTable('product_category_groups', (table) => {
      table.bigIncrements('id')
      table.string('name', 60).notNullable().unique()
    })
    this.defer(async (db) => {
      await db
        .table('product_category_groups')
        .multiInsert(CATEGORY_GROUPS.map((name) => ({ name })))
    })

    this.schema.createTable('products', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.string('name', 50).notNullable()
      table.string('description', 100).nullable()
      table.bigInteger('category_group_id').notNullable()
      table.foreign('category_group_id').references('product_category_groups.id')
      table.string('currency', 3).notNullable().defaultTo('NGN')
      table.bigInteger('price_kobo').notNullable()
      table.uuid('image_id').nullable().unique().references('images.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.integer('version').notNullable().defaultTo(1)
      table.unique(['organization_id', 'name'])
      table.check('price_kobo >= 100')
    })
    this.countVersions('products')
  }

  /** How the tracking page of a business looks, what it shows, and whether it is published. */
  private createTrackingPages() {
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
      // Each choice is saved by itself, and so counts by itself.
      table.integer('theme_version').notNullable().defaultTo(1)
      table.integer('preferences_version').notNullable().defaultTo(1)
      table.integer('products_version').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
    })

    this.schema.createTable('tracking_page_products', (table) => {
      table.bigInteger('product_id').primary().references('products.id').onDelete('cascade')
      table.bigInteger('organization_id').notNullable().references('organizations.id').index()
      table.integer('position').notNullable()
    })
  }

  private createNotifications() {
    // A message without words is the default one; its row stays, and goes on counting.
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
}
