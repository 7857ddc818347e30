import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class FiguresVerify extends BaseCommand {
  static commandName = 'figures:verify'
  static description = 'Count the figures of the screens anew; exits 1 and names what differs'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({
    description: 'Every day, also those that have not changed since the last check',
  })
  declare all: boolean

  @flags.boolean({ description: 'Make every figure what it counts, and check all of them then' })
  declare repair: boolean

  async run() {
    const { repairFigures, verifyFigures } = await import('#admin/console/figure_verification')
    if (this.repair) this.logger.info(`Figures that were made right: ${await repairFigures()}`)
    const faults = await verifyFigures({ all: this.all || this.repair })
    for (const fault of faults) this.logger.error(fault)
    if (faults.length) this.exitCode = 1
    else this.logger.success('The figures are what they count')
  }
}
