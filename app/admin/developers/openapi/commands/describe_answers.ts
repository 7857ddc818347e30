import { writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'

export default class DescribeAnswers extends BaseCommand {
  static commandName = 'describe:answers'
  static description = 'Read from the types what each call of the API answers, for its reference'

  async run() {
    const { ANSWERS_FILE } = await import('#admin/developers/openapi/answers')
    const { answersFile } = await import('#admin/developers/openapi/answers_file')
    await writeFile(this.app.makePath(ANSWERS_FILE), await answersFile())
    this.logger.success(`${ANSWERS_FILE} is up to date`)
  }
}
