import { readFile } from 'node:fs/promises'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

const EXIT_INVALID_INPUT = 2

export default class AuditVerify extends BaseCommand {
  static commandName = 'audit:verify'
  static description =
    'Seal ended days, and check that no transfer and no audit log entry was altered, inserted or removed; exits 1 and lists those that were, earliest first'
  static options: CommandOptions = { startApp: true }

  @flags.string({
    description: 'The root of a mailed or published seal, or a file with such roots',
  })
  declare seal?: string

  @flags.boolean({
    description: 'Check only what is new and a part of what is older, as the nightly check does',
  })
  declare part: boolean

  async run() {
    const roots = await this.givenRoots()
    if (!roots) {
      this.exitCode = EXIT_INVALID_INPUT
      return this.logger.error('--seal must be a root (64 hexadecimal digits) or a file with roots')
    }
    const { verifyProof } = await import('#shared/proof/verify_proof')
    const faults = await verifyProof({ isWhole: !this.part, roots })
    for (const fault of faults) this.logger.error(fault)
    if (faults.length > 0) {
      this.exitCode = 1
      return
    }
    this.logger.success('Nothing was altered, inserted or removed')
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { listLatestSeals } = await import('#shared/proof/day_seals')
    const [seal] = await listLatestSeals(db, 1)
    if (seal) this.logger.info(`Sealed up to ${seal.day}: ${seal.root}`)
  }

  /** Returns null if the option contains no seal. */
  private async givenRoots() {
    if (this.seal === undefined) return []
    const { parseRoots } = await import('#shared/proof/parse_roots')
    const own = parseRoots(this.seal)
    if (own.length > 0) return own
    const text = await readFile(this.seal, 'utf8').catch(() => '')
    const found = parseRoots(text)
    return found.length > 0 ? found : null
  }
}
