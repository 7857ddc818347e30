import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class Prepare extends BaseCommand {
  static commandName = 'prepare'
  static description =
    'Prepare the database before serving: migrations, reference data, then demo data'
  static options: CommandOptions = { startApp: true }

  async run() {
    await this.follow('migration:run', ['--force', '--no-schema-generate'])
    if (!this.exitCode) await this.replaceFunctions()
    await this.follow('seed:reference', [])
    if (!this.app.inProduction) await this.addDemoData()
  }

  /** Runs each time: a release or rollback may change database functions without a migration. */
  private async replaceFunctions() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { loadFunctions } = await import('#database/migration')
    await db.transaction(loadFunctions)
  }

  /** Keeps an existing tariff. Never runs in production, where customers would pay demo prices. */
  private async addDemoData() {
    await this.follow('seed:zones', ['--if-none'])
    await this.follow('seed:rates', ['--if-none'])
    await this.follow('seed:demo', ['--history'])
  }

  private async follow(name: string, args: string[]) {
    if (this.exitCode) return
    const command = await this.kernel.exec(name, args)
    this.exitCode = command.exitCode
  }
}
