import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT, SCRATCH } from './checkout.ts'
import { Refusal } from './refusal.ts'
import { runTool } from './test_run.ts'

const MODULES = join(ROOT, 'node_modules')

/** That of production, or the one that says what is wrong with a page: it takes twice as long for everything. */
export type React = 'production' | 'complaining'

/** The pages, built once for all processes that show them. Answers where `public/` is. */
export async function buildPages(folder: string, react: React): Promise<string> {
  const publicFolder = relative(ROOT, join(folder, 'public'))
  const built = await runTool([join(MODULES, '.bin', 'vite'), 'build', '--app'], {
    ...process.env,
    NODE_ENV: react === 'complaining' ? 'test' : 'production',
    PUBLIC_FOLDER: publicFolder,
  })
  if (!built.succeeded) throw new Refusal(`The pages could not be built:\n${built.output}`)
  return publicFolder
}

const PAGE_SCRIPTS = ['inertia/app.tsx', 'tests/support/dom/page_tools.ts']

/** The same pages as one script, for tests that show them without a browser. Answers where it is. */
export async function buildPageScripts(folder: string): Promise<string> {
  const scripts = join(folder, 'scripts')
  const config = join(ROOT, 'tests', 'support', 'dom', 'vite.config.ts')
  for (const PAGE_SCRIPT of PAGE_SCRIPTS) {
    const built = await runTool([join(MODULES, '.bin', 'vite'), 'build', '--config', config], {
      ...process.env,
      ...{ NODE_ENV: 'production', PAGE_SCRIPTS: scripts, PAGE_SCRIPT },
    })
    if (!built.succeeded) throw new Refusal(`The pages could not be built:\n${built.output}`)
  }
  return scripts
}

const UNPACK = "import('@sparticuz/chromium').then(({ default: it }) => it.executablePath())"

/**
 * The program of a browser. It lies compressed in its package, which unpacks it into the system's
 * temporary folder and takes what is there for whole and for its own version: so it gets a temporary
 * folder of its own, which is moved to its place afterwards.
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
    // Another run was quicker.
    if (!existsSync(place)) throw error
  }
}
