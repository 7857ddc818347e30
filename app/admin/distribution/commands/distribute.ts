import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class Distribute extends BaseCommand {
  static commandName = 'distribute'
  static description = 'Distribute what grows with parcels over the nodes of a Citus'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Say what would be done, and do nothing' })
  declare dryRun: boolean

  @flags.boolean({ description: 'Do it although this version of the product cannot write to it' })
  declare yes: boolean

  async run() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { distribute, stepsToDo } = await import('#admin/distribution/distributing')
    try {
      if (this.dryRun) {
        for (const { sql } of await stepsToDo(db.connection())) console.log(`${sql};`)
        return
      }
      if (!this.yes) throw new Error('Read docs/explanation/scaling.md first, then say --yes.')
      const done = await distribute(db.connection(), ({ says, sql }) =>
        this.logger.info(`${says}: ${sql}`)
      )
      this.logger.success(done ? 'The tables are distributed' : 'They were distributed already')
    } catch (problem) {
      this.logger.error((problem as Error).message)
      this.exitCode = 1
    }
  }
}
