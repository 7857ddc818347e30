import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class Partitions extends BaseCommand {
  static commandName = 'partitions'
  static description = 'List the partitions of growing tables, including archived ones'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({
    description:
      'First create and archive the partitions that are due, as the worker does each night',
  })
  declare keep: boolean

  @flags.boolean({
    description: 'Check the archived partitions; exits 1 and lists those that have changed',
  })
  declare check: boolean

  async run() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { maintainPartitions: keepPartitions } =
      await import('#admin/partitions/partition_maintenance')
    const { findArchiveFaults, listPartitions: partitionLines } =
      await import('#admin/partitions/partition_list')
    if (this.keep && !(await keepPartitions()))
      this.logger.warning('A worker is already doing this, so nothing was done here.')
    const table = this.ui
      .table()
      .head(['Table', 'Partition', 'Tablespace', 'Rows', 'Size', 'Since'])
    for (const line of await partitionLines(db.connection())) {
      const since = line.archivedOn ? `archived ${line.archivedOn}` : (line.month ?? 'the first')
      const rows = `about ${line.rows}`
      const address = `${line.place}.${line.name}`
      table.row([line.table, address, line.tablespace, rows, line.size, since])
    }
    table.render()
    if (this.check) this.report(await findArchiveFaults(db.connection()))
  }

  private report(faults: string[]) {
    for (const fault of faults) this.logger.error(fault)
    if (faults.length > 0) this.exitCode = 1
    else this.logger.success('The archived partitions are unchanged')
  }
}
