import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class LedgerVerify extends BaseCommand {
  static commandName = 'ledger:verify'
  static description =
    'Check the ledger since the latest sealed day and a part of the older entries; exits 1 and lists the faults'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Check everything, including every sealed day' })
  declare all: boolean

  async run() {
    const { verifyLedger } = await import('#admin/console/ledger_verification')
    const faults = await verifyLedger({ isWhole: this.all })
    for (const fault of faults) this.logger.error(fault)
    if (faults.length) {
      this.exitCode = 1
      return
    }
    this.logger.success('The ledger has no faults')
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { findLatestSeal } = await import('#wallet/ledger/ledger_seals')
    const seal = await findLatestSeal(db)
    if (seal) this.logger.info(`Sealed up to ${seal.day}: ${seal.hash}`)
  }
}
