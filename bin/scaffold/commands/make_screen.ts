import { args, BaseCommand } from '@adonisjs/core/ace'
import { pageFiles, pageRouteLine } from '../scaffold.ts'
import { writeFiles } from '../write_files.ts'

export default class MakeScreen extends BaseCommand {
  static commandName = 'make:screen'
  static description = 'Create a page behind sign-in: controller, page, test'

  @args.string({ description: 'Room of the page, such as wallet/payouts' })
  declare room: string

  @args.string({ description: 'Subject of the page, in the plural, such as payout_limits' })
  declare noun: string

  @args.string({ description: 'Path, such as /base/wallet/limits' })
  declare path: string

  async run() {
    const subject = { root: this.app.makePath(), room: this.room, noun: this.noun }
    await writeFiles(this, subject, pageFiles(subject, this.path))
    this.logger.info(`Now add to app/${this.room}/routes.ts, among the pages:`)
    this.logger.log(pageRouteLine(subject, this.path))
    this.logger.info('Then run node ace codegen and npm test, which names what is still missing.')
  }
}
