import { availableParallelism, totalmem } from 'node:os'
import type { Sharing, TestProcesses } from './test_processes.ts'
import { countAll, duration, type TestOutcome, testSummary } from './test_summary.ts'

/** Suites that one process runs, because they are fast. */
const UNDIVIDED = ['unit']

const AT_ONCE = Math.max(1, Math.min(availableParallelism(), 4, totalmem() / 2 ** 31))

interface Round extends Sharing {
  round: string
  suites: string[]
  title: string
}

/** Runs each suite once and prints a line with the result, with details of failures. */
export async function runRound(
  processes: TestProcesses,
  { suites, title, ...sharing }: Round
): Promise<TestOutcome[]> {
  const startedAt = performance.now()
  const outcomes: TestOutcome[] = []
  for (const suite of suites) {
    const count = UNDIVIDED.includes(suite) ? 1 : AT_ONCE
    const share = () => processes.share([suite], { ...sharing, show: () => {} })
    outcomes.push(...(await Promise.all(Array.from({ length: count }, share))))
  }
  tell(title, outcomes, performance.now() - startedAt)
  return outcomes
}

function tell(title: string, outcomes: TestOutcome[], ms: number) {
  const { passed, failed } = countAll(outcomes)
  if (failed > 0) console.log(testSummary({ outcomes }, ms).text)
  const counts = failed ? `${passed} passed, ${failed} failed` : `${passed} passed`
  console.log(`${failed ? '✖' : '✔'} ${title}: ${counts} in ${duration(ms)}`)
}

export function reportOf(outcomes: TestOutcome[]) {
  const isEmpty = outcomes.every(({ isIdle }) => isIdle)
  return {
    outcomes: outcomes.map((outcome) => ({ ...outcome, isUnseen: false })),
    complaints: isEmpty ? ['No test ran: check the name of the file.'] : [],
  }
}

/** Returns the named items, or all without names. Throws on an unknown name. */
export function chosen<T>(what: string, all: T[], names: string[], nameOf: (one: T) => string) {
  const known = all.map(nameOf)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`There is no ${what} ${unknown}, only ${known.join(', ')}`)
  return names.length ? all.filter((one) => names.includes(nameOf(one))) : all
}
