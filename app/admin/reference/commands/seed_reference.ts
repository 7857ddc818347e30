import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class SeedReference extends BaseCommand {
  static commandName = 'seed:reference'
  static description = 'Add countries, couriers, goods and default settings (can run twice)'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { seedReference } = await import('#admin/reference/seed_reference_lists')
    const { syncProviderName } = await import('#identity/organizations/provider_name')
    const { loadBrand } = await import('#shared/brand/current_brand')
    await loadBrand()
    await seedReference()
    await syncProviderName()
    this.logger.success('The reference data is there')
  }
}
