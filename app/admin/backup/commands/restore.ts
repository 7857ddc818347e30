import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class Restore extends BaseCommand {
  static commandName = 'restore'
  static description = 'Restore a backup into an empty database and the file store'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Archive that "node ace backup" wrote' })
  declare file: string

  @flags.boolean({ description: 'Only check that the archive is complete and unchanged' })
  declare check: boolean

  @flags.boolean({ description: 'Only print the keys in the archive; needs BACKUP_PASSPHRASE' })
  declare showKeys: boolean

  @flags.boolean({ description: 'Restore without the APP_KEY that the backup was made with' })
  declare keyIsLost: boolean

  async run() {
    const { describeBackupError } = await import('#admin/backup/backup_error')
    const { resolveOperatorPath } = await import('#admin/backup/operator_input')
    const path = resolveOperatorPath(this.file)
    try {
      if (this.showKeys) await this.printKeys(path)
      else if (this.check) await this.checkWhole(path)
      else await this.restore(path)
    } catch (problem) {
      this.logger.error(describeBackupError(problem, 'Nothing was restored'))
      this.exitCode = 1
    }
  }

  private async restore(path: string) {
    const { restoreBackup } = await import('#admin/backup/restore_backup')
    const { manifest, contents, migrated } = await restoreBackup({
      path,
      keyIsLost: this.keyIsLost,
    })
    const rows = Object.values(contents.rows).reduce((sum, count) => sum + count, 0)
    this.logger.success(
      `${rows} rows of ${manifest.tables.length} tables and ${contents.files} files were restored as of ${manifest.createdAt}`
    )
    if (contents.left)
      this.logger.info(`${contents.left} files were left in their bucket by the backup`)
    if (migrated) this.logger.info(`Later migrations that were run on these tables: ${migrated}`)
    const verification = await this.kernel.exec('ledger:verify', ['--all'])
    this.exitCode = verification.exitCode
  }

  private async checkWhole(path: string) {
    const { verifyArchive } = await import('#admin/backup/archive_reader')
    const { manifest } = await verifyArchive(path, this.keyIsLost)
    this.logger.success(`The backup of ${manifest.createdAt} is complete and unchanged`)
  }

  private async printKeys(path: string) {
    const { readManifest } = await import('#admin/backup/archive_reader')
    const { unsealKeys } = await import('#admin/backup/backup_keys')
    const { sealedKeys } = await readManifest(path)
    if (!sealedKeys) {
      this.logger.error('This backup has no keys, because it was made without --with-keys.')
      this.exitCode = 1
      return
    }
    const { readPassphrase } = await import('#admin/backup/operator_input')
    const passphrase =
      readPassphrase() ?? (await this.prompt.secure<string>('Passphrase for the keys'))
    for (const [name, value] of Object.entries(unsealKeys(sealedKeys, passphrase)))
      console.log(`${name}=${value}`)
  }
}
