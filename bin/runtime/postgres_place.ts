import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedBinaries, type Binaries } from './postgres_binaries.ts'
import { accountFor, passesAs, type Account } from './postgres_account.ts'
import { keptSecret } from './kept_secret.ts'
import { Refusal } from './refusal.ts'

export interface Place {
  folder: string
  cluster: string
  programs: string
  version: string
  account: Account
}

const RUNS = '"$1/bin/postgres" --version && test -r "$1/share/postgresql/postgres.bki"'
const ENTERS = 'test -x "$1"'

/** Lasting data go to /var/lib: the system may delete temporary files unread for a month. */
function candidateFolders(disposable: boolean): string[] {
  const kept = disposable ? [] : ['/var/lib']
  return [...kept, '/var/tmp', tmpdir()].map((base) => join(base, 'sendam'))
}

/** Refuses a folder that is not root's: another user may have created it in a shared place. */
function openCandidateFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    const stat = lstatSync(folder)
    if (!stat.isDirectory() || stat.uid !== 0) {
      return false
    }
    chmodSync(folder, 0o755)
    return true
  } catch {
    return false
  }
}

function copyPrograms(binaries: Binaries, candidate: string): string {
  const copy = join(candidate, `postgres-${binaries.version}-${process.arch}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${randomUUID()}`
    cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true })
    makeReadable(unfinished)
    try {
      renameSync(unfinished, copy)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      if (!existsSync(copy)) {
        throw error
      }
    }
  }
  return copy
}

/** Lets other accounts read the programs, which the umask of the installation may forbid. */
function makeReadable(folder: string): void {
  passesAs(null, 'chmod -R a+rX "$1" && chmod a+rx "$1"/bin/*', folder)
}

/** The name depends on a secret in the folder: a copied or new checkout never finds old data. */
function dataFolderName(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const identity = keptSecret(join(folder, 'identity'))
  const digest = createHash('sha256').update(`${identity} ${folder}`).digest('hex')
  return `data-${digest.slice(0, 16)}`
}

function openFolder(folder: string, account: Account): boolean {
  mkdirSync(folder, { recursive: true })
  // The account that runs PostgreSQL may enter this folder, but not list its files.
  chmodSync(folder, account ? 0o711 : 0o700)
  return passesAs(account, ENTERS, folder)
}

function placeForRoot(folder: string, binaries: Binaries, disposable: boolean): Place {
  const open = candidateFolders(disposable).filter(openCandidateFolder)
  const name = dataFolderName(folder)
  const earlier = open.map((candidate) => join(candidate, name)).find((place) => hasCluster(place))
  const wanted = !hasCluster(folder) && earlier ? earlier : folder
  const account = accountFor(join(wanted, 'cluster'))

  const programs = [
    () => binaries.folder,
    ...open.map((candidate) => () => copyPrograms(binaries, candidate)),
  ]
  const usable = firstThat(programs, (candidate) => passesAs(account, RUNS, candidate))

  // A folder with data is never replaced by an empty one: that would look like data loss.
  const folders = hasCluster(wanted) ? [wanted] : [wanted, ...open.map((s) => join(s, name))]
  const reachable = firstThat(
    folders.map((candidate) => () => candidate),
    (candidate) => openFolder(candidate, account)
  )

  return {
    folder: reachable,
    cluster: join(reachable, 'cluster'),
    programs: usable,
    version: binaries.version,
    account,
  }
}

function hasCluster(folder: string): boolean {
  return existsSync(join(folder, 'cluster', 'PG_VERSION'))
}

function firstThat(candidates: (() => string)[], fits: (candidate: string) => boolean): string {
  for (const candidate of candidates) {
    const value = candidate()
    if (fits(value)) {
      return value
    }
  }
  throw new Refusal(
    'PostgreSQL does not run as root, and the account that runs it instead cannot enter the folder of its data: move the checkout out of the private folder, start as a normal user, or set DATABASE_URL.'
  )
}

/**
 * Uses the checkout if possible. Below a folder that the server's account cannot enter (a temporary
 * folder, root's home) programs and data go to a folder outside.
 */
export function findPlace(folder: string, disposable: boolean): Place {
  const binaries = installedBinaries()
  if (process.getuid?.() === 0) {
    return placeForRoot(folder, binaries, disposable)
  }
  openFolder(folder, null)
  return {
    folder,
    cluster: join(folder, 'cluster'),
    programs: binaries.folder,
    version: binaries.version,
    account: null,
  }
}
