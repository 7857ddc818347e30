import { Migration } from '#database/migration'

/** Up to where a replica has to have come before it may answer whoever has written that; only kept where there is one. */
export default class extends Migration {
  async up() {
    this.schema.createTable('own_writes', (table) => {
      table.bigInteger('user_id').primary().references('users.id').onDelete('cascade')
      table.specificType('position', 'pg_lsn').notNullable()
    })
    // Written with every change, and a primary that has crashed answers by itself until its replica is there again.
    this.schema.raw('alter table own_writes set unlogged')
  }
}
