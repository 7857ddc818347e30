import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './checkout.ts'

/** The files that several processes run between them: whoever is free takes the next. */
export class SharedFiles {
  readonly #folder: string
  readonly #taker: string

  /** The folder holds one slip for each file that is taken, with the name of who took it. */
  constructor(folder: string, taker: string) {
    this.#folder = folder
    this.#taker = taker
    mkdirSync(folder, { recursive: true })
  }

  /** As our environment says, when somebody else is to run some of the files. */
  static ofProcess({ TEST_FILES, TEST_PROCESS }: NodeJS.ProcessEnv): SharedFiles | null {
    return TEST_FILES && TEST_PROCESS ? new SharedFiles(TEST_FILES, TEST_PROCESS) : null
  }

  get environment() {
    return { TEST_FILES: this.#folder, TEST_PROCESS: this.#taker }
  }

  /** Whether the file is ours: of all who ask for it, the first gets it. */
  take(file: string): boolean {
    const slip = encodeURIComponent(relative(ROOT, file))
    try {
      writeFileSync(join(this.#folder, slip), this.#taker, { flag: 'wx' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    return this.#isOurs(slip)
  }

  /** How many files we took. */
  get taken(): number {
    return readdirSync(this.#folder).filter((slip) => this.#isOurs(slip)).length
  }

  #isOurs(slip: string): boolean {
    return readFileSync(join(this.#folder, slip), 'utf8') === this.#taker
  }
}

/** Which of these files nobody took. */
export function untaken(folder: string, files: string[]): string[] {
  const slips = new Set(readdirSync(folder))
  return files.filter((file) => !slips.has(encodeURIComponent(file)))
}
