import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class FiguresVerify extends BaseCommand {
  static commandName = 'figures:verify'
  static description = 'Compare stored figures with a new count; exits 1 and lists the differences'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({
    description: 'Check every day, not only those that changed since the last check',
  })
  declare all: boolean

  @flags.boolean({ description: 'Correct every figure that differs, then check all of them' })
  declare repair: boolean

  async run() {
    const { repairFigures, verifyFigures } = await import('#admin/console/figure_verification')
    if (this.repair) this.logger.info(`Corrected figures: ${await repairFigures()}`)
    const faults = await verifyFigures({ all: this.all || this.repair })
    for (const fault of faults) this.logger.error(fault)
    if (faults.length) this.exitCode = 1
    else this.logger.success('All figures are correct')
  }
}
