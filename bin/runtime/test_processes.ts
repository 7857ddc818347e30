import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './checkout.ts'
import type { EmbeddedPostgres } from './embedded_postgres.ts'
import { SharedFiles, untaken } from './test_files.ts'
import { GroupedOutput } from './test_output.ts'
import { buildPages, buildPageScripts, chromiumPath } from './test_pages.ts'
import { Refusal } from './refusal.ts'
import type { TestMoment } from './test_moments.ts'
import { runTool, showAtOnce, testEnvironment } from './test_run.ts'
import { countTests, type Step, type TestOutcome } from './test_summary.ts'

/** The test command of Ace, which regenerates the indexes in .adonisjs before the tests. */
const INDEXED = [process.execPath, 'ace.js', 'test', '--no-clear']
const TYPESCRIPT = ['--import=@poppinss/ts-exec', '--enable-source-maps']
const STRAIGHT = [process.execPath, ...TYPESCRIPT, 'bin/test.ts']

/** Suites that run on any machine. */
const EVERYWHERE = ['unit', 'functional', 'pages', 'browser', 'faults']

/** Suites that need no built pages, or start a server that builds its own. */
const PAGELESS = ['unit', 'faults', 'scale']

export interface Sharing {
  at?: TestMoment
  round?: string
  options?: string[]
  show?: (text: string) => void
}

/** Processes of one run, each with its own database, port and folder. */
export class TestProcesses {
  readonly #database: EmbeddedPostgres
  readonly #folder: string
  #started = 0
  readonly steps: Step[] = []
  #pages: Promise<NodeJS.ProcessEnv> | null = null

  constructor(database: EmbeddedPostgres, folder: string) {
    this.#database = database
    this.#folder = join(folder, 'run')
    rmSync(this.#folder, { recursive: true, force: true })
  }

  get databaseUrl(): string {
    return this.#database.url
  }

  /** Runs all unit tests. Leaves a migrated and seeded database, which other suites copy. */
  async units(): Promise<TestOutcome> {
    const env = await testEnvironment(this.#database.url, this.#folder)
    const startedAt = Date.now()
    const result = await runTool([...INDEXED, 'unit'], env, showAtOnce)
    return timed({ suite: 'unit', ...result }, startedAt)
  }

  /** Migrates and seeds the database for copies, by a test run without tests. */
  async prepareDatabase(): Promise<void> {
    const env = await testEnvironment(this.#database.url, this.#folder)
    const nothing = [...INDEXED, 'unit', '--files', 'no_such_file']
    const { succeeded, output } = await runTool(nothing, env)
    if (!succeeded) throw new Refusal(`The database could not be prepared:\n${output}`)
  }

  async some(suite: string, options: string[]): Promise<TestOutcome> {
    const env = await this.#environment(suite)
    const command = [...INDEXED, ...(suite ? [suite] : EVERYWHERE), ...options]
    return { suite, ...(await runTool(command, env, showAtOnce)) }
  }

  /** Starts a process that takes test files of `suites` until none is left. */
  async share(
    suites: string[],
    { at, round = '', options = [], show }: Sharing = {}
  ): Promise<TestOutcome> {
    const suite = suites.join(' ')
    const files = new SharedFiles(this.#sharedFiles(round), `process_${this.#started + 1}`)
    const env = { ...(await this.#environment(suite, at)), ...files.environment }
    const output = new GroupedOutput(show ?? showAtOnce)
    const command = [...STRAIGHT, ...suites, ...options]
    const { succeeded } = await runTool(command, env, (text) => output.add(text))
    const isIdle = files.taken === 0
    const { rest, parts } = output
    return { suite, succeeded, output: rest, isUnseen: true, isIdle, at, parts }
  }

  forgotten(suite: string): string[] {
    const files = globSync(`tests/${suite}/**/*.spec.ts`, { cwd: ROOT })
    return untaken(this.#sharedFiles(), files).map((file) => `No process ran ${file}.`)
  }

  #sharedFiles(round = '') {
    return join(this.#folder, 'files', round)
  }

  async #environment(suite: string, at?: TestMoment): Promise<NodeJS.ProcessEnv> {
    this.#started += 1
    const name = `sendam_test_${this.#started}`
    const [url, pages] = await Promise.all([
      this.#database.copy(name),
      PAGELESS.includes(suite) ? {} : this.preparePages(),
    ])
    return { ...(await testEnvironment(url, join(this.#folder, name), at)), ...pages }
  }

  preparePages(): Promise<NodeJS.ProcessEnv> {
    return (this.#pages ??= this.#buildPages())
  }

  async #buildPages(): Promise<NodeJS.ProcessEnv> {
    const startedAt = performance.now()
    const [PUBLIC_FOLDER, PAGE_SCRIPTS, CHROMIUM_PATH] = await Promise.all([
      buildPages(this.#folder),
      buildPageScripts(this.#folder),
      chromiumPath(),
    ])
    this.steps.push({ name: 'pages built', ms: performance.now() - startedAt })
    return { PUBLIC_FOLDER, PAGE_SCRIPTS, CHROMIUM_PATH }
  }
}

function timed(outcome: TestOutcome, startedAt: number): TestOutcome {
  const { passed, failed } = countTests(outcome)
  const part = { suite: outcome.suite, tests: passed + failed, startedAt, endedAt: Date.now() }
  return { ...outcome, parts: [part] }
}
