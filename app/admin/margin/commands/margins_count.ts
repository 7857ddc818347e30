import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class MarginsCount extends BaseCommand {
  static commandName = 'margins:count'
  static description = 'Recalculate every margin and the totals from the charges'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { recalculateMargins } = await import('#shipping/costs/recalculate_margins')
    const counted = await recalculateMargins((so) => this.logger.info(`Parcels so far: ${so}`))
    this.logger.success(`The margins of all ${counted} parcels are up to date`)
  }
}
