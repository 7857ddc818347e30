import { stripVTControlCharacters } from 'node:util'

export interface TestOutcome {
  output: string
  succeeded: boolean
  /** Checks before the tests that did not hold: types, lint rules. */
  failedChecks: number
}

/**
 * The last line of a test run, for people and for CI: `12 passed, 0 failed`. It never says that
 * nothing failed when the run as a whole did, as after a crash before the first test.
 */
export function testSummary({ output, succeeded, failedChecks }: TestOutcome): string {
  const lines = stripVTControlCharacters(output).match(/^\s*Tests\s.*\(\d+\)\s*$/gm) ?? []
  const counts = lines.at(-1) ?? ''
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(counts)?.[1] ?? 0)

  const failedTests = count('failed')
  const crashed = !succeeded && failedTests === 0 ? 1 : 0
  return `${count('passed')} passed, ${failedTests + failedChecks + crashed} failed`
}
