import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class SeedZones extends BaseCommand {
  static commandName = 'seed:zones'
  static description = 'Make the shipping zones those of a file (can run twice)'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The file, in place of database/tariffs/zones.csv' })
  declare file?: string

  @flags.boolean({ description: 'Print what would change, and change nothing' })
  declare dryRun: boolean

  @flags.boolean({ description: 'Do nothing when there is any zone' })
  declare ifNone: boolean

  async run() {
    const { default: ShippingZone } = await import('#shipping/pricing/models/shipping_zone')
    const { importZones: loadZones } = await import('#admin/tariffs/files/import_zones')
    const { readCsvFile: readFileNamed } = await import('#admin/tariffs/files/read_csv_files')
    const { reportImport: reportLoad } = await import('#admin/tariffs/files/report_import')
    if (this.ifNone && (await ShippingZone.first())) return
    const path = this.file ?? this.app.makePath('database/tariffs/zones.csv')
    const dryRun = Boolean(this.dryRun)
    this.exitCode = await reportLoad(this.logger, 'Zones', dryRun, async () =>
      loadZones(await readFileNamed(path), { dryRun })
    )
  }
}
