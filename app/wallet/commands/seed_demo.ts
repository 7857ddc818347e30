import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class SeedDemo extends BaseCommand {
  static commandName = 'seed:demo'
  static description =
    'Add the demo accounts and their funds (development and tests only; can run twice)'
  static options: CommandOptions = { startApp: true }

  async run() {
    if (this.app.inProduction) {
      this.exitCode = 1
      return this.logger.error('Demo accounts have a public password: not in production.')
    }
    const { seedDemoAccounts } = await import('#identity/demo')
    const { seedDemoWallets } = await import('#wallet/demo')
    await seedDemoAccounts()
    await seedDemoWallets()
    this.logger.success('The demo accounts are there')
  }
}
