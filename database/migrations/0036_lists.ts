import { Migration } from '#database/migration'

/** Lists that are as fast at a million rows as at a handful: what they are found and read in order by. */
export default class extends Migration {
  async up() {
    this.schema.raw('create extension if not exists pg_trgm')
    this.schema.raw('create extension if not exists btree_gin')
    // Apart from the shipments, which are written at every step of their way: this changes when what is read does.
    this.schema.createTable('shipment_searches', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.bigInteger('organization_id').notNullable()
      // Whose it is among those who share an organization and see their own alone; 0 where all of it is everybody's.
      table.bigInteger('person_id').notNullable()
      table.timestamp('created_at').notNullable()
      table.bigInteger('tracking_number').notNullable()
      table.text('sender').notNullable()
      table.text('recipient').notNullable()
      table.text('content').notNullable()
    })
    this.indexSearches()
    this.indexShipments()
    this.schema.raw('analyze shipments, shipment_searches')
  }

  private indexSearches() {
    for (const column of ['created_at', 'tracking_number', 'sender', 'recipient']) {
      this.schema.raw(`create index shipment_searches_${column} on shipment_searches
        (organization_id, person_id, ${column}, shipment_id)`)
      // Staff read over all organizations.
      this.schema.raw(`create index shipment_searches_all_${column} on shipment_searches
        (${column}, shipment_id) where organization_id > 0`)
    }
    // Whoever books waits for the rows that are put aside to be sorted in: few at a time.
    this.schema.raw(`create index shipment_searches_content on shipment_searches
      using gin (organization_id, person_id, content gin_trgm_ops) with (gin_pending_list_limit = 512)`)
  }

  private indexShipments() {
    const orders = {
      shipments_by_date: '(organization_id, created_at, id)',
      shipments_of_person_by_date: '(organization_id, user_id, created_at, id)',
      shipments_by_status: '(organization_id, status, created_at, id)',
      shipments_of_person_by_status: '(organization_id, user_id, status, created_at, id)',
      shipments_all_by_date: '(created_at, id) where organization_id > 0',
      shipments_all_by_status: '(status, created_at, id) where organization_id > 0',
      shipments_imports_by_status: `(status, created_at, id) where kind = 'import'`,
      // Little befalls parcels, whose state is else the step that they have come to.
      shipments_by_state: `(organization_id, tracking_state, created_at, id)
        where tracking_state in ('HELD', 'DELIVERY_FAILED', 'READY_FOR_COLLECTION', 'RETURNING',
          'DAMAGED', 'LOST', 'WITHDRAWN', 'RETURNED')`,
    }
    for (const [name, columns] of Object.entries(orders)) {
      this.schema.raw(`create index ${name} on shipments ${columns}`)
    }
    this.schema.raw(`create index clearance_documents_wanted on clearance_documents (shipment_id)
      where uploaded_at is null`)
    // Held by the one with the id at its end.
    this.schema.alterTable('shipments', (table) => {
      table.dropIndex(['organization_id', 'user_id', 'created_at'])
    })
  }
}
