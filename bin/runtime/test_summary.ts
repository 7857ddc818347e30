import { stripVTControlCharacters } from 'node:util'

export interface TestOutcome {
  output: string
  succeeded: boolean
  /** Checks before the tests that did not hold: types, lint rules. */
  failedChecks: number
}

export interface TestSummary {
  line: string
  succeeded: boolean
}

/**
 * The last line of a test run, for people and for CI: `12 passed, 0 failed`. It never says that
 * nothing failed when the run as a whole did, as after a crash before the first test, nor when a
 * mistyped file name made it run nothing at all.
 */
export function testSummary({ output, succeeded, failedChecks }: TestOutcome): TestSummary {
  const lines = stripVTControlCharacters(output).match(/^\s*Tests\s.*\(\d+\)\s*$/gm) ?? []
  const counts = lines.at(-1) ?? ''
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(counts)?.[1] ?? 0)

  const passed = count('passed')
  const failedTests = count('failed')
  const untold = failedTests === 0 && (!succeeded || passed === 0) ? 1 : 0
  const failed = failedTests + failedChecks + untold
  return { line: `${passed} passed, ${failed} failed`, succeeded: failed === 0 }
}
