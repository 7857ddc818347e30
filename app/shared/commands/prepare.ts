import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class Prepare extends BaseCommand {
  static commandName = 'prepare'
  static description =
    'Prepare the database before serving: migrations, reference data, then demo data'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { ReleaseSteps, TablesInUse } = await import('#shared/database/release_steps')
    const steps = new ReleaseSteps({ say: (line) => this.logger.log(line) })
    try {
      const hasMigrated = await steps.take(() => this.migrate())
      if (!hasMigrated) await steps.take(() => this.replaceFunctions())
      for (const [name, ...args] of this.seeds()) await steps.take(() => this.follow(name, args))
    } catch (error) {
      if (!(error instanceof TablesInUse)) throw error
      this.logger.log(error.message)
      this.exitCode = 1
    }
  }

  /** Returns whether there was a migration to run. */
  private async migrate(): Promise<boolean> {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { MigrationRunner } = await import('@adonisjs/lucid/migration')
    // The lock of the release (bin/runtime/release_lock.ts) stands for Lucid's.
    const runner = new MigrationRunner(db, this.app, { direction: 'up', disableLocks: true })
    runner.on('migration:completed', ({ file }) => this.logger.log(`Migrated ${file.name}`))
    await runner.run()
    if (runner.error) throw runner.error
    return runner.status === 'completed'
  }

  /** A release or a rollback may change functions without a migration, which would load them. */
  private async replaceFunctions() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { loadFunctions } = await import('#database/migration')
    await db.transaction(loadFunctions)
  }

  /** Demo data keep an existing tariff. Production has none: customers would pay demo prices. */
  private seeds(): [string, ...string[]][] {
    if (this.app.inProduction) return [['seed:reference']]
    return [
      ['seed:reference'],
      ['seed:zones', '--if-none'],
      ['seed:rates', '--if-none'],
      ['seed:demo', '--history'],
    ]
  }

  private async follow(name: string, args: string[]) {
    if (this.exitCode) return
    const command = await this.kernel.exec(name, args)
    if (command.error) throw command.error
    this.exitCode = command.exitCode
  }
}
