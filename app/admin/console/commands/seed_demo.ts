import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class SeedDemo extends BaseCommand {
  static commandName = 'seed:demo'
  static description =
    'Add the demo accounts, their funds and their parcels (never in production; can run twice)'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Add six months of past parcels, too, if there are none yet' })
  declare history: boolean

  async run() {
    if (this.app.inProduction) {
      this.exitCode = 1
      return this.logger.error(
        'Demo accounts have a public password, so they cannot be added in production.'
      )
    }
    const { seedDemoAccounts } = await import('#identity/demo')
    const { seedDemoWallets } = await import('#wallet/demo_wallets')
    const { seedDemoHistory } = await import('#shipping/demo/history/seed_demo_history')
    const { seedDemoShipments } = await import('#shipping/demo/seed_demo_shipments')
    const { seedDemoBrand, seedDemoBusiness, seedDemoProducts } =
      await import('#branding/demo/demo_business')
    await seedDemoAccounts()
    if (this.history) await seedDemoHistory()
    await seedDemoWallets()
    await seedDemoShipments()
    await seedDemoProducts()
    await seedDemoBusiness()
    await seedDemoBrand()
    this.logger.success('The demo accounts, their funds and their parcels are there')
  }
}
