import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class SeedZones extends BaseCommand {
  static commandName = 'seed:zones'
  static description = 'Import all shipping zones from a file (can run twice)'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The file. Default: database/tariffs/zones.csv' })
  declare file?: string

  @flags.boolean({ description: 'Print the changes without saving them' })
  declare dryRun: boolean

  @flags.boolean({ description: 'Do nothing if there are zones already' })
  declare ifNone: boolean

  async run() {
    const { default: ShippingZone } = await import('#shipping/pricing/models/shipping_zone')
    const { importZones } = await import('#admin/tariffs/files/import_zones')
    const { readCsvFile } = await import('#admin/tariffs/files/read_csv_files')
    const { reportImport } = await import('#admin/tariffs/files/report_import')
    if (this.ifNone && (await ShippingZone.first())) return
    const path = this.file ?? this.app.makePath('database/tariffs/zones.csv')
    const dryRun = Boolean(this.dryRun)
    this.exitCode = await reportImport(this.logger, 'Zones', dryRun, async () =>
      importZones(await readCsvFile(path), { dryRun })
    )
  }
}
