import { writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'

export default class DescribeAnswers extends BaseCommand {
  static commandName = 'describe:answers'
  static description = 'Derive the response schemas of the API reference from the types'

  async run() {
    const { RESPONSE_SCHEMAS_FILE: ANSWERS_FILE } =
      await import('#admin/developers/openapi/response_schemas')
    const { buildResponseSchemasFile: answersFile } =
      await import('#admin/developers/openapi/build_response_schemas')
    await writeFile(this.app.makePath(ANSWERS_FILE), await answersFile())
    this.logger.success(`${ANSWERS_FILE} is up to date`)
  }
}
