import { args, BaseCommand } from '@adonisjs/core/ace'
import { callFiles, callRouteLine } from '../scaffold.ts'
import { writeFiles } from '../write_files.ts'

export default class MakeCall extends BaseCommand {
  static commandName = 'make:call'
  static description = 'Create an API call: controller, validator, test'

  @args.string({ description: 'Room of the call, such as wallet/payouts' })
  declare room: string

  @args.string({ description: 'Subject of the call, in the plural, such as payout_limits' })
  declare noun: string

  @args.string({ description: 'Path after /api/v1, such as /payout_limit' })
  declare path: string

  async run() {
    const subject = { root: this.app.makePath(), room: this.room, noun: this.noun }
    await writeFiles(this, subject, callFiles(subject, this.path))
    this.logger.info(`Now add to app/${this.room}/routes.ts, among the calls:`)
    this.logger.log(callRouteLine(subject, this.path))
    this.logger.info('Then run node ace codegen and npm test, which names what is still missing.')
  }
}
