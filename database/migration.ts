import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the migrations share. Lucid's own `down` forgets a migration and leaves its tables: ours refuses. */
export abstract class Migration extends BaseSchema {
  /** Before the first release nobody's rows need a way back, and one that nobody walks is soon wrong. */
  async down() {
    throw new Error(
      'Nothing is taken back: "node ace migration:fresh --drop-domains" empties the database and makes it anew.'
    )
  }

  /** Runs a file of `database/functions`. It replaces what is there, so a later migration may load it again. */
  protected load(name: string) {
    const sql = readFileSync(join(import.meta.dirname, 'functions', `${name}.sql`), 'utf8')
    // Knex would take a question mark for a parameter.
    this.schema.raw(sql.replaceAll('?', '\\?'))
  }

  /** Whoever changes a row, and by which way, its `version` says so. */
  protected countVersions(table: string) {
    this.schema.raw(`create trigger ${table}_version before update on ${table}
      for each row execute function count_version()`)
  }
}
