import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Place } from './postgres_place.ts'
import { keptSecret } from './kept_secret.ts'
import { Refusal } from './refusal.ts'
import { runStep } from './run_step.ts'

/** The only variables that PostgreSQL gets: the others may be secrets of the application. */
export const POSTGRES_ENV = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

function give(path: string, { account }: Place): void {
  if (account) {
    chownSync(path, account.uid, account.gid)
  }
}

async function initialise(
  place: Place,
  target: string,
  password: string,
  disposable: boolean
): Promise<void> {
  const passwordFile = join(place.folder, `initial.${process.pid}`)
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  give(passwordFile, place)

  const flags = [
    `--pgdata=${target}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // With the built-in locale, PostgreSQL sorts text the same on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(disposable ? ['--no-sync'] : []),
  ]
  const answer = await runStep({
    command: [join(place.programs, 'bin', 'initdb'), ...flags],
    cwd: '/',
    env: POSTGRES_ENV,
    logFile: join(place.folder, 'initdb.log'),
    account: place.account,
  })
  rmSync(passwordFile, { force: true })

  if (!answer.succeeded) {
    throw new Refusal(
      `The database could not be created in ${place.folder}. initdb said:\n${answer.tail}`
    )
  }
}

function assertSameVersion(place: Place): void {
  const written = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim()
  const version = place.version.split('.')[0]
  if (written !== version) {
    throw new Refusal(
      `The data in ${place.cluster} was written by PostgreSQL ${written} and this is ${version}: move the folder away to start empty, or install the version of Sendam that wrote it.`
    )
  }
}

/** Creates the cluster if there is none, and renames it into place when it is complete. */
export async function prepareCluster(place: Place, disposable: boolean): Promise<string> {
  if (existsSync(join(place.cluster, 'PG_VERSION'))) {
    assertSameVersion(place)
    if (!existsSync(join(place.folder, 'password'))) {
      throw new Refusal(
        `The password of the database in ${place.folder} is gone: put the file "password" back, or move the folder away to start empty.`
      )
    }
    return keptSecret(join(place.folder, 'password'))
  }

  const password = keptSecret(join(place.folder, 'password'))
  const unfinished = `${place.cluster}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  give(unfinished, place)
  await initialise(place, unfinished, password, disposable)
  rmSync(place.cluster, { recursive: true, force: true })
  renameSync(unfinished, place.cluster)
  return password
}
