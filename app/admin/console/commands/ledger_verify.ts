import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class LedgerVerify extends BaseCommand {
  static commandName = 'ledger:verify'
  static description = 'Recompute every balance; exits 1 and names what differs'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { verifyLedger } = await import('#admin/console/ledger_verification')
    const faults = await verifyLedger()
    for (const fault of faults) this.logger.error(fault)
    if (faults.length) this.exitCode = 1
    else this.logger.success('The ledger is sound')
  }
}
