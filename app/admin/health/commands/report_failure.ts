import { hostname } from 'node:os'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class ReportFailure extends BaseCommand {
  static commandName = 'report:failure'
  static description = 'E-mail root administrators that a systemd unit has failed'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Name of the unit, such as sendam-backup.service' })
  declare unit: string

  async run() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { mailRootUsers } = await import('#admin/health/update_alarms')
    const isMailed = await db.transaction((trx) =>
      mailRootUsers(trx, {
        subject: `${this.unit} failed on ${hostname()}`,
        paragraphs: [`Its log says why: journalctl --unit ${this.unit} --lines 50`],
        remedy: `When the problem is solved, run it again: systemctl start ${this.unit}`,
      })
    )
    this.exitCode = isMailed ? 0 : 1
  }
}
