import { Migration } from '#database/migration'

/** What shows that no transfer and no line of the audit log was altered, inserted or removed. Decision 68. */
export default class extends Migration {
  async up() {
    this.#links()
    this.#seals()
    this.#checks()
    this.load('proof')
  }

  #links() {
    // Some hundreds of links in each row, so that millions of them cost little.
    this.schema.createTable('proof_links', (table) => {
      table.string('chain', 8).notNullable()
      // The place among the rows of its chain, from 1 on.
      table.bigInteger('number').notNullable()
      // Of Lagos, on which they were made: whose seal holds them.
      table.date('day').notNullable().index()
      table.bigInteger('first_position').notNullable()
      table.integer('size').notNullable()
      // All rows between are linked here.
      table.bigInteger('after_row_id').notNullable()
      table.bigInteger('last_row_id').notNullable()
      // The same in all of a chain.
      table.binary('salt').notNullable()
      table.binary('previous_link').notNullable()
      // 8 bytes each, 32 bytes each, and what names the part that differs.
      table.binary('row_ids').notNullable()
      table.binary('links').notNullable()
      table.binary('heads').notNullable()
      table.binary('parts').notNullable()
      table.binary('previous_hash').notNullable()
      table.binary('hash').notNullable()
      table.timestamp('created_at').notNullable()
      table.primary(['chain', 'number'])
      table.index(['chain', 'last_row_id'])
      table.check(`chain in ('ledger', 'audit')`)
    })
  }

  #seals() {
    this.schema.createTable('proof_seals', (table) => {
      // The place among the seals, from 1 on.
      table.bigInteger('number').primary()
      // A day on which nothing was linked has none.
      table.date('day').notNullable().unique()
      table.integer('ledger_links').notNullable()
      table.integer('audit_links').notNullable()
      // The last rows of links that it holds, and their hash; 0 and empty before the first one.
      table.bigInteger('ledger_upto').notNullable()
      table.binary('ledger_hash').notNullable()
      table.bigInteger('audit_upto').notNullable()
      table.binary('audit_hash').notNullable()
      // Of a Merkle tree over its links.
      table.binary('root').notNullable().unique()
      table.binary('previous_hash').notNullable()
      table.binary('hash').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.raw('clock_timestamp()'))
    })

    this.schema.createTable('proof_seal_mails', (table) => {
      table.bigInteger('seal_number').notNullable().references('proof_seals.number')
      table.string('address', 254).notNullable()
      table.timestamp('mailed_at').notNullable().defaultTo(this.raw('clock_timestamp()'))
      table.primary(['seal_number', 'address'])
    })
  }

  #checks() {
    this.schema.createTable('proof_checks', (table) => {
      table.bigIncrements('id')
      table.specificType('faults', 'text[]').notNullable()
      // Everything, or what is new and a part of what is older.
      table.boolean('is_whole').notNullable()
      // How far links and seals went, so that none at the end can go unnoticed.
      table.bigInteger('ledger_upto').notNullable()
      table.bigInteger('audit_upto').notNullable()
      table.bigInteger('seals').notNullable()
      table.integer('took_ms').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.raw('clock_timestamp()'))
    })

    // Which of staff read what in an hour, so that the audit log says it once.
    this.schema.createTable('noted_reads', (table) => {
      table.timestamp('hour').notNullable()
      table.bigInteger('actor_id').notNullable()
      table.string('action', 60).notNullable()
      table.string('subject_kind', 40).notNullable()
      table.string('subject_id', 80).notNullable()
      table.primary(['hour', 'actor_id', 'action', 'subject_kind', 'subject_id'])
    })
  }
}
