import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT, SCRATCH } from './checkout.ts'
import { Refusal } from './refusal.ts'
import { runTool } from './test_run.ts'

const MODULES = join(ROOT, 'node_modules')

/** Builds the pages once for all test processes, as in production. Returns the folder `public/`. */
export async function buildPages(folder: string): Promise<string> {
  const publicFolder = relative(ROOT, join(folder, 'public'))
  await runVite(['build', '--app'], { PUBLIC_FOLDER: publicFolder, NODE_ENV: 'production' })
  return publicFolder
}

/** Builds of all pages for production and with React's development warnings, and test tools. */
const PAGE_SCRIPTS = [
  { PAGE_SCRIPT: 'inertia/app.tsx', NODE_ENV: 'production' },
  { PAGE_SCRIPT: 'inertia/app.tsx', NODE_ENV: 'development', PAGE_SCRIPT_NAME: 'complaining' },
  { PAGE_SCRIPT: 'tests/support/dom/page_tools.ts', NODE_ENV: 'production' },
]

export async function buildPageScripts(folder: string): Promise<string> {
  const scripts = join(folder, 'scripts')
  const config = join(ROOT, 'tests', 'support', 'dom', 'vite.config.ts')
  for (const script of PAGE_SCRIPTS) {
    await runVite(['build', '--config', config], { ...script, PAGE_SCRIPTS: scripts })
  }
  return scripts
}

async function runVite(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const command = [join(MODULES, '.bin', 'vite'), ...args]
  const built = await runTool(command, { ...process.env, ...env })
  if (!built.succeeded) throw new Refusal(`The pages could not be built:\n${built.output}`)
}

const UNPACK = "import('@sparticuz/chromium').then(({ default: it }) => it.executablePath())"

/**
 * @sparticuz/chromium unpacks into the temporary folder and uses whatever it finds there, even
 * partial files. So it gets an empty folder, which is moved into place when complete.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const { version } = JSON.parse(
    readFileSync(join(MODULES, '@sparticuz', 'chromium', 'package.json'), 'utf8')
  )
  const place = join(SCRATCH, `chromium-${version}`)
  if (!existsSync(place)) await unpackChromium(place)
  return join(place, 'chromium')
}

async function unpackChromium(place: string): Promise<void> {
  const unfinished = `${place}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const env = { ...process.env, TMPDIR: unfinished }
  const unpacked = await runTool([process.execPath, '--eval', UNPACK], env)
  if (!unpacked.succeeded) throw new Refusal(`Chromium could not be unpacked:\n${unpacked.output}`)
  try {
    renameSync(unfinished, place)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(place)) throw error
  }
}
