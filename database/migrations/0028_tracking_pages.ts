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

/** Products, tracking pages, their custom domains and page views. */
export default class extends Migration {
  async up() {
    this.#products()
    this.#pages()
    this.#visits()
  }

  #products() {
    this.schema.createTable('product_category_groups', (table) => {
      table.bigIncrements('id')
      table.string('name', 60).notNullable().unique()
    })

    this.schema.raw(`insert into product_category_groups (name)
      select unnest(array['${CATEGORY_GROUPS.join("', '")}'])`)

    this.schema.createTable('products', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.string('name', 50).notNullable()
      table.string('description', 100).nullable()
      table.bigInteger('category_group_id').notNullable()
      table.string('currency', 3).notNullable().defaultTo('NGN')
      table.bigInteger('price_kobo').notNullable()
      table.uuid('image_id').nullable().unique().references('images.id')
      // `shop_url`: the page that a click on the product's picture opens.
      table.string('shop_url', 250).nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.integer('version').notNullable().defaultTo(1)
      table.foreign('category_group_id').references('product_category_groups.id')
      table.unique(['organization_id', 'name'])
      table.check('price_kobo >= 100')
    })
    this.countVersions('products')
  }

  #pages() {
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
      table.jsonb('own_colours').nullable()
      table.timestamp('published_at').nullable()
      table.timestamp('notifications_enabled_at').nullable()
      // Each part of the tracking page is saved on its own, so each has its own version.
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

    this.schema.createTable('own_domains', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().unique().references('organizations.id')
      table.string('host', 253).notNullable()
      table.bigInteger('added_by').notNullable().references('users.id')
      table.string('finding', 10).nullable()
      table.string('leads_to', 255).nullable()
      table.timestamp('checked_at').nullable()
      // `next_check_at`: if null, the domain is checked only on request.
      table.timestamp('next_check_at').nullable()
      table.timestamp('right_at').nullable()
      // `verified_at`: set only while the domain serves the page.
      table.timestamp('verified_at').nullable()
      table.timestamp('failing_since').nullable()
      table.timestamp('warned_at').nullable()
      table.timestamp('stopped_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.index(['next_check_at'])
      table.check(
        `finding in ('right', 'none', 'elsewhere', 'address', 'bare', 'silent', 'nonsense', 'taken')`
      )
      table.check('verified_at is null or right_at is not null')
    })
    // Several businesses may claim a host; only one can have it verified.
    this.schema.raw(`create unique index own_domains_verified_host on own_domains (host)
      where verified_at is not null`)
  }

  #visits() {
    this.schema.createTable('page_figures', (table) => {
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.date('day').notNullable()
      table.integer('visits').notNullable().defaultTo(0)
      table.integer('repeat_visits').notNullable().defaultTo(0)
      table.integer('clicks').notNullable().defaultTo(0)
      table.primary(['organization_id', 'day'])
      table.check('repeat_visits between 0 and visits')
    })

    // `parcel_visits`: counts visits without time and visitor, to recognise repeat visits.
    this.schema.createTable('parcel_visits', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.integer('visits').notNullable()
    })

    this.schema.createTable('product_clicks', (table) => {
      table.bigInteger('product_id').notNullable().references('products.id').onDelete('cascade')
      table.date('day').notNullable()
      table.integer('clicks').notNullable()
      table.primary(['product_id', 'day'])
    })
  }
}
