import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './checkout.ts'

/** Distributes test files among processes: whichever is free takes the next. */
export class SharedFiles {
  readonly #folder: string
  readonly #taker: string

  /** The folder has one file per taken test file, which contains the taker's name. */
  constructor(folder: string, taker: string) {
    this.#folder = folder
    this.#taker = taker
    mkdirSync(folder, { recursive: true })
  }

  static ofProcess({ TEST_FILES, TEST_PROCESS }: NodeJS.ProcessEnv): SharedFiles | null {
    return TEST_FILES && TEST_PROCESS ? new SharedFiles(TEST_FILES, TEST_PROCESS) : null
  }

  get environment() {
    return { TEST_FILES: this.#folder, TEST_PROCESS: this.#taker }
  }

  /** Claims a file for this process; the first process to ask gets it. */
  take(file: string): boolean {
    const slip = encodeURIComponent(relative(ROOT, file))
    try {
      writeFileSync(join(this.#folder, slip), this.#taker, { flag: 'wx' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    return this.#isOurs(slip)
  }

  get taken(): number {
    return readdirSync(this.#folder).filter((slip) => this.#isOurs(slip)).length
  }

  #isOurs(slip: string): boolean {
    return readFileSync(join(this.#folder, slip), 'utf8') === this.#taker
  }
}

export function untaken(folder: string, files: string[]): string[] {
  const slips = new Set(readdirSync(folder))
  return files.filter((file) => !slips.has(encodeURIComponent(file)))
}
