import { stripVTControlCharacters } from 'node:util'
import type { SuitePart } from './test_output.ts'
import { commandAt, type TestMoment } from './test_moments.ts'

export interface TestOutcome {
  suite: string
  succeeded: boolean
  output: string
  isUnseen?: boolean
  /** True if other processes had taken all files, so this one ran no test. */
  isIdle?: boolean
  parts?: SuitePart[]
  at?: TestMoment
}

export interface Step {
  name: string
  ms: number
}

export interface TestReport {
  outcomes: TestOutcome[]
  /** Failures outside tests: wrong types, broken lint rules, files that no process ran. */
  complaints?: string[]
  steps?: Step[]
}

export interface TestSummary {
  text: string
  succeeded: boolean
}

/** A process that crashed before its first test, or ran none by mistake, never counts as passed. */
export function countTests({ output, succeeded, isIdle = false }: TestOutcome) {
  const lines = stripVTControlCharacters(output).match(/^\s*Tests\s.*\(\d+\)\s*$/gm) ?? []
  const counts = lines.at(-1) ?? ''
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(counts)?.[1] ?? 0)

  const passed = count('passed')
  const failed = count('failed')
  const isUntold = failed === 0 && (!succeeded || (passed === 0 && !isIdle))
  return { passed, failed, untold: isUntold ? 1 : 0 }
}

/** Sums the counts; a process that failed without naming a test counts as one failure. */
export function countAll(outcomes: TestOutcome[]): { passed: number; failed: number } {
  const counts = outcomes.map(countTests)
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed, untold }) => sum + failed + untold, 0),
  }
}

function failures({ output, suite, at }: TestOutcome): string[] {
  const text = stripVTControlCharacters(output)
  const [, told = ''] = text.split(/^\s*ERRORS\s*$/m)
  // These lines are failures that a process found after its last test.
  const found = text.match(/^✖ .+$/gm) ?? []
  const failed = told.split(/^❯ /m).flatMap((failure) => {
    const [, error] = /^ℹ (.+)/m.exec(failure) ?? []
    if (!error) return []
    const line = `✖ ${failure.split('\n')[0]}: ${error}`
    if (!at) return [line]
    const [file = '', ofFile = suite] = /tests\/(\w+)\/[\w/]+\.spec\.ts/.exec(failure) ?? []
    return [`${line}\n  (${at.name}) ${commandAt(at, ofFile, file)}`]
  })
  return [...failed, ...found]
}

/** Returns output that was not shown, after the command that repeats the tests at its moment. */
function unseenOf({ output, suite, at }: TestOutcome): string {
  const where = at ? `At ${at.name}: ${commandAt(at, suite)}\n` : ''
  return where + output.trim()
}

export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const minutes = Math.floor(seconds / 60)
  return minutes ? `${minutes} min ${seconds % 60} s` : `${seconds} s`
}

function suitesOf(outcomes: TestOutcome[]): string[] {
  const parts = Map.groupBy(outcomes.flatMap(partsOf), ({ suite }) => suite)
  return [...parts].map(([suite, ofSuite]) => {
    const tests = ofSuite.reduce((sum, part) => sum + part.tests, 0)
    const end = Math.max(...ofSuite.map(({ endedAt }) => endedAt))
    const ms = end - Math.min(...ofSuite.map(({ startedAt }) => startedAt))
    return `${suite} ${tests}${ms ? ` (${duration(ms)})` : ''}`.trim()
  })
}

function partsOf(outcome: TestOutcome): SuitePart[] {
  if (outcome.parts) return outcome.parts.filter(({ tests }) => tests > 0)
  const { passed, failed } = countTests(outcome)
  return [{ suite: outcome.suite, tests: passed + failed, startedAt: 0, endedAt: 0 }]
}

function momentsOf(outcomes: TestOutcome[]): string[] {
  const moved = outcomes.flatMap(({ at, isIdle }) => (at && !isIdle ? [at.name] : []))
  const isPart = moved.length > 0 && outcomes.some(({ at }) => !at)
  return isPart ? [`a part of them at ${[...new Set(moved)].join(' and ')}`] : []
}

/** The last line, for people and CI, is `12 passed, 0 failed`. */
export function testSummary(report: TestReport, ms: number): TestSummary {
  const { outcomes, complaints = [], steps = [] } = report
  const unseen = outcomes.filter(({ isUnseen, succeeded }) => isUnseen && !succeeded)
  const { passed, failed: failedTests } = countAll(outcomes)
  const failed = failedTests + complaints.length
  const took = steps.map((step) => `${step.name} ${duration(step.ms)}`)
  return {
    text: [
      ...unseen.map(unseenOf),
      ...complaints,
      ...outcomes.flatMap(failures),
      [
        `${suitesOf(outcomes).join(', ')} tests in ${duration(ms)}`,
        ...momentsOf(outcomes),
        ...took,
      ].join('; '),
      `${passed} passed, ${failed} failed`,
    ].join('\n'),
    succeeded: failed === 0,
  }
}
