import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { BUILD, ROOT, SCRATCH } from './checkout.ts'
import { Claim, FolderTaken } from './claim.ts'
import { Refusal } from './refusal.ts'
import { runStep } from './run_step.ts'

/** Inputs of the build. Changed tests or documents do not trigger a new build. */
const SOURCES = [
  'adonisrc.ts',
  'app',
  'bin',
  'commands',
  'config',
  'database',
  'hooks',
  'inertia',
  'package-lock.json',
  'package.json',
  'providers',
  'public',
  'resources',
  'start',
  'tsconfig.inertia.json',
  'tsconfig.json',
  'vite.config.ts',
]

const PRODUCTS = [join('public', 'assets')]

const STAMP = join(SCRATCH, 'build.stamp')

export interface BuildOptions {
  say?: (line: string) => void
  signal?: AbortSignal
}

function filesBelow(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat || PRODUCTS.includes(relative(ROOT, path))) {
    return []
  }
  return stat.isDirectory()
    ? readdirSync(path).flatMap((name) => filesBelow(join(path, name)))
    : [path]
}

/** Hashes contents, not dates, so that a fresh checkout or another branch needs no new build. */
function fingerprint(): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of SOURCES.flatMap((source) => filesBelow(join(ROOT, source))).sort()) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function isBuilt(wanted: string): boolean {
  const complete = existsSync(join(BUILD, 'bin', 'server.js'))
  return complete && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted
}

/** Lets one process at a time build into a folder. */
async function claimBuild(signal?: AbortSignal): Promise<Claim> {
  for (;;) {
    try {
      return Claim.take(SCRATCH, '', 'build.lock')
    } catch (error) {
      if (!(error instanceof FolderTaken)) {
        throw error
      }
      await wait(250, undefined, { signal })
    }
  }
}

async function build(wanted: string, signal?: AbortSignal): Promise<void> {
  rmSync(STAMP, { force: true })
  const answer = await runStep({
    command: [process.execPath, 'ace.js', 'build'],
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', SENDAM_ROOT: ROOT },
    logFile: join(SCRATCH, 'build.log'),
    signal,
  })
  if (!answer.succeeded) {
    throw new Refusal(`The build failed. Its last lines:\n${answer.tail}`)
  }
  writeFileSync(STAMP, wanted)
}

/** Builds into build/ unless it is up to date. Returns the fingerprint of the sources. */
export async function ensureBuilt({ say = () => {}, signal }: BuildOptions = {}): Promise<string> {
  const claim = await claimBuild(signal)
  try {
    const wanted = fingerprint()
    if (!isBuilt(wanted)) {
      say(existsSync(BUILD) ? 'Building (the source has changed)…' : 'Building (first start only)…')
      await build(wanted, signal)
    }
    return wanted
  } finally {
    claim.release()
  }
}
