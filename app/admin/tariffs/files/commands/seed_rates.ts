import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class SeedRates extends BaseCommand {
  static commandName = 'seed:rates'
  static description = 'Import all shipping rates from the files of a folder (can run twice)'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The folder with the files. Default: database/tariffs/rates' })
  declare folder?: string

  @flags.boolean({ description: 'Print the changes without saving them' })
  declare dryRun: boolean

  @flags.boolean({ description: 'Do nothing if there are rates already' })
  declare ifNone: boolean

  async run() {
    const { default: ShippingRate } = await import('#shipping/pricing/models/shipping_rate')
    const { importRates } = await import('#admin/tariffs/files/import_rates')
    const { readCsvFolder } = await import('#admin/tariffs/files/read_csv_files')
    const { reportImport } = await import('#admin/tariffs/files/report_import')
    if (this.ifNone && (await ShippingRate.first())) return
    const path = this.folder ?? this.app.makePath('database/tariffs/rates')
    const dryRun = Boolean(this.dryRun)
    this.exitCode = await reportImport(this.logger, 'Rates', dryRun, async () =>
      importRates(await readCsvFolder(path), { dryRun })
    )
  }
}
