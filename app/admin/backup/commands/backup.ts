import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { BackupResult } from '#admin/backup/create_backup'

export default class Backup extends BaseCommand {
  static commandName = 'backup'
  static description =
    'Back up the database and the files into one archive; the product can keep running'
  static options: CommandOptions = { startApp: true }

  @args.string({
    required: false,
    description: 'The folder for the archive. Default: "backups" in the checkout',
  })
  declare folder?: string

  @flags.boolean({ description: 'Include APP_KEY, encrypted with BACKUP_PASSPHRASE' })
  declare withKeys: boolean

  @flags.boolean({ description: 'Include files that are in S3; those on disk always are' })
  declare withFiles?: boolean

  async run() {
    const { createBackup } = await import('#admin/backup/create_backup')
    const { describeBackupError } = await import('#admin/backup/backup_error')
    const { resolveOperatorPath } = await import('#admin/backup/operator_input')
    try {
      const folder = resolveOperatorPath(this.folder ?? 'backups')
      const passphrase = this.withKeys ? await this.passphrase() : undefined
      const made = await createBackup({ folder, passphrase, withFiles: this.withFiles })
      this.logger.success(
        `${made.rows} rows of ${made.tables} tables and ${made.files} files are in ${made.path}`
      )
      if (made.left)
        this.logger.info(
          `${made.left} files stay in their bucket, which needs versioning. "--with-files" copies them, too.`
        )
      if (made.missing) this.warnOfMissing(made)
      if (!this.exitCode) await this.record(made)
    } catch (problem) {
      this.logger.error(describeBackupError(problem, 'No backup was made'))
      this.exitCode = 1
    }
  }

  /** A backup is complete without its record, such as before the release of a new version. */
  private async record(made: BackupResult) {
    const { recordBackup } = await import('#admin/backup/backup_records')
    try {
      await recordBackup(made)
    } catch (problem) {
      this.logger.warning(`The backup is complete, but could not be recorded: ${problem}`)
    }
  }

  /** If no file is found, the store is probably wrong, so older backups must be kept. */
  private warnOfMissing({ files, missing }: BackupResult) {
    if (files)
      return this.logger.warning(
        `${missing} more files that rows refer to were already missing from the store.`
      )
    this.logger.error(
      `None of the ${missing} files that rows refer to is in the store, so the backup holds the database alone. Is it the right store?`
    )
    this.exitCode = 1
  }

  private async passphrase(): Promise<string> {
    const { readPassphrase } = await import('#admin/backup/operator_input')
    return readPassphrase() ?? this.prompt.secure<string>('Passphrase for the keys')
  }
}
