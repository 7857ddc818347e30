import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class ListCalls extends BaseCommand {
  static commandName = 'list:calls'
  static description =
    'List who may use each call and page, with its team right, key scope and audited reads'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { formatRouteTable } = await import('#identity/access/route_table')
    const router = await this.app.container.make('router')
    router.commit()
    console.log(formatRouteTable())
  }
}
