import { Migration } from '#database/migration'

/** What the customs of a border ask: codes of goods, who pays the duties, what stands in the way. */
export default class extends Migration {
  async up() {
    this.schema.createTable('hs_codes', (table) => {
      table.string('code', 6).primary()
      table.string('description', 300).notNullable()
      table.string('section', 5).nullable()
      table.timestamp('archived_at').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.check(`code ~ '^[0-9]{6}$'`)
    })
    this.countVersions('hs_codes')
    this.schema.raw(
      `create index hs_codes_words on hs_codes using gin (to_tsvector('english', description))`
    )

    this.schema.alterTable('item_categories', (table) => {
      table.string('hs_code', 6).nullable().references('hs_codes.code')
      table.string('origin_country', 2).nullable().references('countries.code')
      // Null for goods.
      table.string('contents', 10).nullable()
      table.check(`contents = 'documents'`, [], 'item_categories_contents')
    })

    this.schema.alterTable('shipment_items', (table) => {
      table.string('hs_code', 6).nullable()
      table.string('origin_country', 2).nullable()
    })

    this.createDeclarations()

    // Staff write them; null stands for every country, and for every category.
    this.schema.createTable('export_rules', (table) => {
      table.bigIncrements('id')
      table.string('sentence', 300).notNullable()
      table.string('severity', 10).notNullable()
      table.string('country_code', 2).nullable().references('countries.code')
      table.bigInteger('category_id').nullable().references('item_categories.id')
      table.string('source', 300).notNullable()
      table.date('checked_on').notNullable()
      table.timestamp('archived_at').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.check(`severity in ('block', 'warn', 'paper')`)
    })
    this.countVersions('export_rules')
  }

  private createDeclarations() {
    this.schema.createTable('shipment_declarations', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.string('incoterm', 3).notNullable()
      table.string('reason', 10).notNullable()
      table.string('sender_tax_id', 20).nullable()
      table.string('receiver_tax_id', 20).nullable()
      table.check(`incoterm in ('DAP', 'DDP')`)
      table.check(`reason in ('sale', 'gift', 'sample', 'personal', 'return', 'repair')`)
    })

    // What a sender last said of goods that they called the same, in lower case.
    this.schema.createTable('classified_goods', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('description', 105).notNullable()
      table.string('hs_code', 6).notNullable()
      table.string('origin_country', 2).notNullable()
      table.timestamp('used_at').notNullable().defaultTo(this.now())
      table.unique(['organization_id', 'user_id', 'description'])
      // The people of a business know what each other chose.
      table.index(['organization_id', 'description'])
    })
  }
}
