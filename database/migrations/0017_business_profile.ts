import { BaseSchema } from '@adonisjs/lucid/schema'

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

/** How a business presents itself, the pictures it uploads, and what keeps two savers apart. */
export default class extends BaseSchema {
  async up() {
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
    this.describeBusinesses()
    this.schema.alterTable('products', (table) => {
      table.uuid('image_id').nullable().unique().references('images.id')
      table.integer('version').notNullable().defaultTo(1)
    })
    this.countVersions()
    this.defer(async (db) => {
      await db
        .knexQuery()
        .table('product_category_groups')
        .insert(CATEGORY_GROUPS.map((name) => ({ name })))
        .onConflict('name')
        .ignore()
    })
  }

  private describeBusinesses() {
    this.schema.alterTable('organizations', (table) => {
      table.string('short_name', 50).nullable()
      table.string('whats_app_phone_number', 25).nullable()
      table.string('rc_number', 15).nullable()
      // With room for the scheme that is added where it was left out.
      table.string('website_url', 108).nullable()
      table.string('facebook_page_url', 258).nullable()
      table.string('instagram_page_url', 258).nullable()
      table.string('twitter_page_url', 258).nullable()
      table.string('linkedin_page_url', 258).nullable()
      table.boolean('notify_receiver').notNullable().defaultTo(false)
      table.string('state_key', 12).nullable().references('states.key')
      table.uuid('logo_image_id').nullable().unique().references('images.id')
      table.integer('version').notNullable().defaultTo(1)
    })
  }

  /** Whoever changes a row, and by which way, the number says so. */
  private countVersions() {
    this.schema.raw(`
      create function count_version() returns trigger language plpgsql as $$
      begin
        new.version := old.version + 1;
        return new;
      end $$;
      create trigger organizations_version before update on organizations
        for each row execute function count_version();
      create trigger products_version before update on products
        for each row execute function count_version();
    `)
  }

  async down() {
    this.schema.raw('drop trigger organizations_version on organizations')
    this.schema.raw('drop trigger products_version on products')
    this.schema.raw('drop function count_version')
    this.schema.alterTable('products', (table) => {
      table.dropColumns('image_id', 'version')
    })
    this.schema.alterTable('organizations', (table) => {
      table.dropColumns('short_name', 'whats_app_phone_number', 'rc_number', 'website_url')
      table.dropColumns('facebook_page_url', 'instagram_page_url', 'twitter_page_url')
      table.dropColumns('linkedin_page_url', 'notify_receiver', 'state_key', 'logo_image_id')
      table.dropColumns('version')
    })
    this.schema.dropTable('images')
  }
}
