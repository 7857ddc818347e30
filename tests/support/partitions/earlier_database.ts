import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { loadFunctions } from '#database/migration'
import { SecondDatabase } from '#tests/support/backups'
import { databaseClock } from '#tests/support/clock/clock'
import { RELEASED_MIGRATIONS } from '#tests/support/released_migrations'

let last = 0

/**
 * A second database with the tables of an earlier release, to test upgrades. The release's SQL
 * functions are lost, so it gets the current ones: during the upgrade if migrations followed,
 * otherwise at once.
 */
export class EarlierDatabase {
  private constructor(
    readonly beside: SecondDatabase,
    readonly connection: string,
    readonly client: QueryClientContract
  ) {}

  static async of(release: string): Promise<EarlierDatabase> {
    const beside = await SecondDatabase.create()
    const connection = `earlier_${++last}`
    const { config } = db.manager.get(db.primaryConnectionName)!
    db.manager.add(connection, { ...config, connection: { connectionString: beside.url } } as never)
    const database = new EarlierDatabase(beside, connection, db.connection(connection))
    const newest = Object.keys(RELEASED_MIGRATIONS[release]!).sort().at(-1)!
    const list = await database.runner().getList()
    const later = list.map(({ name }) => name).filter((name) => name.split('/').at(-1)! > newest)
    if (later.length > 0)
      await database.client
        .table('adonis_schema')
        .multiInsert(later.map((name) => ({ name, batch: 0 })))
    await database.migrate()
    await database.client.from('adonis_schema').whereIn('name', later).delete()
    return database
  }

  async upgrade() {
    await this.migrate()
    await this.client.transaction(loadFunctions)
  }

  async query<Row extends object>(sql: string): Promise<Row[]> {
    const { rows } = await this.client.rawQuery<{ rows: Row[] }>(sql.replaceAll('?', '\\?'))
    return rows
  }

  async drop() {
    await db.manager.close(this.connection, true)
    await this.beside.drop()
  }

  private async migrate() {
    const runner = this.runner()
    await runner.run()
    if (runner.error) throw runner.error
    await databaseClock.moveDefaults(this.beside.url)
  }

  private runner() {
    const options = {
      direction: 'up',
      connectionName: this.connection,
      disableLocks: true,
    } as const
    return new MigrationRunner(db, app, options)
  }
}
