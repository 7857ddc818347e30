import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class Prepare extends BaseCommand {
  static commandName = 'prepare'
  static description =
    'Bring the database up to date before serving: migrations, reference, then demo data'
  static options: CommandOptions = { startApp: true }

  async run() {
    await this.follow('migration:run', ['--force', '--no-schema-generate'])
    await this.follow('seed:reference', [])
    if (!this.app.inProduction) await this.addDemoData()
  }

  /**
   * Adds demo data. An existing tariff stays, because staff may have changed it. Never runs in
   * production, where the demo prices would count as real.
   */
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
