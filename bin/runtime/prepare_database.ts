import { join } from 'node:path'
import { ROOT } from './checkout.ts'
import { readMigrations, type Migrations } from './known_migrations.ts'
import {
  preparationFingerprint,
  readPreparationFingerprint,
  savePreparationFingerprint,
} from './preparation_fingerprint.ts'
import { Refusal } from './refusal.ts'
import { withReleaseLock, type Waiting } from './release_lock.ts'
import { runStep } from './run_step.ts'
import type { Settings } from './settings.ts'

interface Preparing extends Waiting {
  cwd?: string
  /** The fingerprint of the build, which prepares a database only once. */
  build?: string
}

/**
 * Migrates and seeds the database, unless this build or a newer version has prepared it. Processes
 * take turns. The connection bypasses a pooler, because the lock belongs to the connection.
 */
export async function prepareDatabase(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  { cwd = ROOT, build, signal, say }: Preparing = {}
): Promise<Migrations> {
  const databaseUrl = settings.directUrl ?? env.DATABASE_URL!
  return withReleaseLock(databaseUrl, { signal, say }, async () => {
    const found = await readMigrations(settings, databaseUrl)
    if (found.isNewer) return found
    const fingerprint = build ? preparationFingerprint(build, env) : null
    const isPrepared =
      found.pending.length === 0 && (await readPreparationFingerprint(databaseUrl)) === fingerprint
    if (fingerprint && isPrepared) return found
    // A preparation that is killed must not count as done.
    await savePreparationFingerprint(databaseUrl, null)
    const answer = await runStep({
      command: [process.execPath, 'ace.js', 'prepare'],
      cwd,
      env: { ...env, DATABASE_URL: databaseUrl },
      logFile: join(settings.dataFolder, `prepare-${settings.port}.log`),
      signal,
      onLine: (line) => line.startsWith('Waiting for ') && say?.(line),
    })
    if (!answer.succeeded) {
      const [, refusal] =
        /((?:Sendam cannot start:|The release has stopped)[^]*)$/.exec(answer.tail) ?? []
      throw new Refusal(
        refusal ?? `The database could not be prepared. The last lines:\n${answer.tail}`
      )
    }
    await savePreparationFingerprint(databaseUrl, fingerprint)
    return found
  })
}

export function whatWasPrepared({ pending, isNewer }: Migrations): string {
  if (isNewer) return 'A newer version of Sendam has prepared this database: it is left as it is.'
  if (pending.length === 0) return 'The database was up to date already.'
  return `The database is prepared: ${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'} made.`
}
