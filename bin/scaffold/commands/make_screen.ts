import { args, BaseCommand } from '@adonisjs/core/ace'
import { pageFiles, pageRouteLine } from '../scaffold.ts'
import { writeFiles } from '../write_files.ts'

export default class MakeScreen extends BaseCommand {
  static commandName = 'make:screen'
  static description = 'Begin a page behind sign-in: controller, page, test'

  @args.string({ description: 'Its room, as in wallet/payouts' })
  declare room: string

  @args.string({ description: 'What it shows, in the plural, as in payout_limits' })
  declare noun: string

  @args.string({ description: 'Its address, as in /base/wallet/limits' })
  declare path: string

  async run() {
    const subject = { root: this.app.makePath(), room: this.room, noun: this.noun }
    await writeFiles(this, subject, pageFiles(subject, this.path))
    this.logger.info(`Now add to app/${this.room}/routes.ts, among the pages:`)
    this.logger.log(pageRouteLine(subject, this.path))
    this.logger.info('then run node ace codegen and npm test: it names what is still missing.')
  }
}
