import { Migration } from '#database/migration'

/**
 * What a database is known by outside of it, such as where its chains end: a copy and a backup that is restored have
 * the same, a database that is made anew has another. Names and numbers of two servers may be the same.
 */
export default class extends Migration {
  async up() {
    this.schema.raw(`
      create table database_identity (
        is_only boolean primary key default true check (is_only),
        id uuid not null default gen_random_uuid()
      );
      insert into database_identity default values;
    `)
  }
}
