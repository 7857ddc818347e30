import { args, BaseCommand } from '@adonisjs/core/ace'
import { callFiles, callRouteLine } from '../scaffold.ts'
import { writeFiles } from '../write_files.ts'

export default class MakeCall extends BaseCommand {
  static commandName = 'make:call'
  static description = 'Begin a call of the API: controller, validator, test'

  @args.string({ description: 'Its room, as in wallet/payouts' })
  declare room: string

  @args.string({ description: 'What it is about, in the plural, as in payout_limits' })
  declare noun: string

  @args.string({ description: 'Its address after /api/v1, as in /payout_limit' })
  declare path: string

  async run() {
    const subject = { root: this.app.makePath(), room: this.room, noun: this.noun }
    await writeFiles(this, subject, callFiles(subject, this.path))
    this.logger.info(`Now add to app/${this.room}/routes.ts, among the calls:`)
    this.logger.log(callRouteLine(subject, this.path))
    this.logger.info('then run node ace codegen and npm test: it names what is still missing.')
  }
}
