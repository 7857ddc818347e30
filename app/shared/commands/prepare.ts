import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class Prepare extends BaseCommand {
  static commandName = 'prepare'
  static description = 'Bring the database up to date before serving: migrations, then demo data'
  static options: CommandOptions = { startApp: true }

  async run() {
    await this.follow('migration:run', ['--force', '--no-schema-generate'])
    if (!this.app.inProduction) await this.follow('seed:demo', [])
  }

  private async follow(name: string, args: string[]) {
    if (this.exitCode) return
    const command = await this.kernel.exec(name, args)
    this.exitCode = command.exitCode
  }
}
