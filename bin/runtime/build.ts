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
  'resources',
  'start',
  'tsconfig.inertia.json',
  'tsconfig.json',
  'vite.config.ts',
]

const STAMP = join(SCRATCH, 'build.stamp')

const PROGRAM = ['--import=@poppinss/ts-exec', 'bin/compile.ts']
const PAGES = ['node_modules/vite/bin/vite.js', 'build', '--app']

export interface BuildOptions {
  say?: (line: string) => void
  signal?: AbortSignal
  /** Called with the fingerprint when the program is compiled, before the pages are. */
  onCompiled?: (fingerprint: string) => void
}

function filesBelow(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) {
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

async function runBuild(name: string, args: string[], signal: AbortSignal): Promise<void> {
  const answer = await runStep({
    command: [process.execPath, ...args],
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SENDAM_ROOT: ROOT,
      PUBLIC_FOLDER: join(BUILD, 'public'),
    },
    logFile: join(SCRATCH, `build-${name}.log`),
    signal,
  })
  if (!answer.succeeded) {
    throw new Refusal(`The build failed. Its last lines:\n${answer.tail}`)
  }
}

/** Compiles the program and bundles the pages at the same time. */
async function build(wanted: string, { signal, onCompiled }: BuildOptions): Promise<void> {
  rmSync(STAMP, { force: true })
  rmSync(BUILD, { recursive: true, force: true, maxRetries: 5 })
  const failing = new AbortController()
  const ending = AbortSignal.any([failing.signal, ...(signal ? [signal] : [])])
  const halves = [
    runBuild('program', PROGRAM, ending).then(() => onCompiled?.(wanted)),
    runBuild('pages', PAGES, ending),
  ]
  try {
    await Promise.all(halves)
  } finally {
    failing.abort()
    await Promise.allSettled(halves)
  }
  writeFileSync(STAMP, wanted)
}

/** Builds into build/ unless it is up to date. Returns the fingerprint of the sources. */
export async function ensureBuilt(options: BuildOptions = {}): Promise<string> {
  const { say = () => {}, signal, onCompiled } = options
  const claim = await claimBuild(signal)
  try {
    const wanted = fingerprint()
    if (!isBuilt(wanted)) {
      say(existsSync(BUILD) ? 'Building (the source has changed)…' : 'Building (first start only)…')
      await build(wanted, options)
    } else {
      onCompiled?.(wanted)
    }
    return wanted
  } finally {
    claim.release()
  }
}
