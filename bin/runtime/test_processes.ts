import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './checkout.ts'
import type { EmbeddedPostgres } from './embedded_postgres.ts'
import { SharedFiles, untaken } from './test_files.ts'
import { GroupedOutput } from './test_output.ts'
import { buildPages, buildPageScripts, chromiumPath, type React } from './test_pages.ts'
import { Refusal } from './refusal.ts'
import type { TestMoment } from './test_moments.ts'
import { runTool, showAtOnce, testEnvironment } from './test_run.ts'
import type { TestOutcome } from './test_summary.ts'

/** Writes the lists of our files anew before it runs the tests. */
const INDEXED = [process.execPath, 'ace.js', 'test', '--no-clear']
const TYPESCRIPT = ['--import=@poppinss/ts-exec', '--enable-source-maps']
const STRAIGHT = [process.execPath, ...TYPESCRIPT, 'bin/test.ts']

/** What needs nothing that this machine may not have, nor pages of its own. */
const EVERYWHERE = ['unit', 'functional', 'pages', 'browser', 'faults']

/** They show no pages, or those of a server that is started as an operator does. */
const PAGELESS = ['unit', 'faults', 'scale']

interface Sharing {
  /** Whose clock and place the process has. */
  at?: TestMoment
  /** Each round runs all files again. */
  round?: string
  options?: string[]
  show?: (text: string) => void
}

/** The processes of one run, each with a database, a port and a folder of its own. */
export class TestProcesses {
  readonly #database: EmbeddedPostgres
  readonly #folder: string
  #started = 0
  readonly #pages = new Map<React, Promise<NodeJS.ProcessEnv>>()

  constructor(database: EmbeddedPostgres, folder: string) {
    this.#database = database
    this.#folder = join(folder, 'run')
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Of the database that the others are copied from. */
  get databaseUrl(): string {
    return this.#database.url
  }

  /** All unit tests. They leave a database that is migrated and seeded, for the others to copy. */
  async units(): Promise<TestOutcome> {
    const env = await testEnvironment(this.#database.url, this.#folder)
    return { suite: 'unit', ...(await runTool([...INDEXED, 'unit'], env, showAtOnce)) }
  }

  /** A database that is migrated here and now, for the others to copy: what runs no test migrates and seeds all the same. */
  async prepareDatabase(): Promise<void> {
    const env = await testEnvironment(this.#database.url, this.#folder)
    const nothing = [...INDEXED, 'unit', '--files', 'no_such_file']
    const { succeeded, output } = await runTool(nothing, env)
    if (!succeeded) throw new Refusal(`The database could not be prepared:\n${output}`)
  }

  /** What is asked of a suite, or of all of them, in one process. */
  async some(suite: string, options: string[]): Promise<TestOutcome> {
    const env = await this.#environment(suite)
    const command = [...INDEXED, ...(suite ? [suite] : EVERYWHERE), ...options]
    return { suite, ...(await runTool(command, env, showAtOnce)) }
  }

  /** One of the processes that run a suite between them, here and now or at another moment. */
  async share(
    suite: string,
    { at, round = '', options = [], show }: Sharing = {}
  ): Promise<TestOutcome> {
    const taker = `${suite}_${this.#started + 1}`
    const files = new SharedFiles(this.#filesOf(suite, round), taker)
    const env = { ...(await this.#environment(suite, at)), ...files.environment }
    const output = new GroupedOutput(show ?? showAtOnce)
    const command = [...STRAIGHT, suite, ...options]
    const { succeeded } = await runTool(command, env, (text) => output.add(text))
    const isIdle = files.taken === 0
    return { suite, succeeded, output: output.rest, isUnseen: true, isIdle, at }
  }

  /** Complaints about files that none of them took. */
  forgotten(suite: string): string[] {
    const files = globSync(`tests/${suite}/**/*.spec.ts`, { cwd: ROOT })
    return untaken(this.#filesOf(suite), files).map((file) => `Nobody ran ${file}.`)
  }

  #filesOf(suite: string, round = '') {
    return join(this.#folder, 'files', round, suite)
  }

  async #environment(suite: string, at?: TestMoment): Promise<NodeJS.ProcessEnv> {
    this.#started += 1
    const name = `sendam_test_${this.#started}`
    const [url, pages] = await Promise.all([
      this.#database.copy(name),
      PAGELESS.includes(suite) ? {} : this.preparePages(reactOf(suite)),
    ])
    return { ...(await testEnvironment(url, join(this.#folder, name), at)), ...pages }
  }

  /** Once for all of them. */
  preparePages(react: React = 'production'): Promise<NodeJS.ProcessEnv> {
    const pages = this.#pages.get(react) ?? this.#buildPages(react)
    this.#pages.set(react, pages)
    return pages
  }

  async #buildPages(react: React): Promise<NodeJS.ProcessEnv> {
    const folder = join(this.#folder, react)
    const [PUBLIC_FOLDER, PAGE_SCRIPTS, CHROMIUM_PATH] = await Promise.all([
      buildPages(folder, react),
      buildPageScripts(folder),
      chromiumPath(),
    ])
    return { PUBLIC_FOLDER, PAGE_SCRIPTS, CHROMIUM_PATH }
  }
}

function reactOf(suite: string): React {
  return suite === 'hydration' ? 'complaining' : 'production'
}
