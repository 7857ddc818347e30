import { availableParallelism, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { Refusal } from './runtime/refusal.ts'
import { reportTests } from './runtime/test_cluster.ts'
import { type TestMoment, testMoments } from './runtime/test_moments.ts'
import type { TestProcesses } from './runtime/test_processes.ts'
import { countAll, duration, type TestOutcome, testSummary } from './runtime/test_summary.ts'

const USAGE = 'npm run test:days -- [leap_day new_year …] [--suite=unit] [--files=pickups]'

/** All that shows or counts a day. */
const SUITES = ['unit', 'functional', 'pages', 'browser']

/** Quick for one process alone. */
const UNDIVIDED = ['unit']

const AT_ONCE = Math.max(1, Math.min(availableParallelism(), 4, totalmem() / 2 ** 31))

interface Asked {
  moments: TestMoment[]
  suites: string[]
  /** Options for the tests. */
  options: string[]
}

function readArguments(args: string[]): Asked {
  const list = { type: 'string', multiple: true, default: [] as string[] } as const
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { suite: list, files: list },
    })
    const all = testMoments()
    return {
      moments: chosen('moment', all, positionals, ({ name }) => name),
      suites: chosen('suite', SUITES, values.suite, (name) => name),
      options: values.files.flatMap((file) => ['--files', file]),
    }
  } catch (problem) {
    throw new Refusal(`${(problem as Error).message.split('. ')[0]}: ${USAGE}`)
  }
}

/** Those that were named, or all of them. */
function chosen<T>(what: string, all: T[], names: string[], nameOf: (one: T) => string): T[] {
  const known = all.map(nameOf)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`There is no ${what} ${unknown}, only ${known.join(', ')}`)
  return names.length ? all.filter((one) => names.includes(nameOf(one))) : all
}

async function testDays(processes: TestProcesses, asked: Asked): Promise<TestOutcome[]> {
  await processes.prepareDatabase()
  const outcomes: TestOutcome[] = []
  for (const moment of asked.moments) {
    const startedAt = performance.now()
    const ran = await testMoment(processes, moment, asked)
    tell(moment, ran, performance.now() - startedAt)
    outcomes.push(...ran)
  }
  return outcomes
}

/** Each suite begins at the moment itself. */
async function testMoment(processes: TestProcesses, at: TestMoment, { suites, options }: Asked) {
  const outcomes: TestOutcome[] = []
  for (const suite of suites) {
    const count = UNDIVIDED.includes(suite) ? 1 : AT_ONCE
    const share = () => processes.share([suite], { at, options, round: at.name, show: () => {} })
    outcomes.push(...(await Promise.all(Array.from({ length: count }, share))))
  }
  return outcomes
}

function tell({ name, clock, zone, locale }: TestMoment, outcomes: TestOutcome[], ms: number) {
  const { passed, failed } = countAll(outcomes)
  if (failed > 0) console.log(testSummary({ outcomes }, ms).text)
  const counts = failed ? `${passed} passed, ${failed} failed` : `${passed} passed`
  console.log(
    `${failed ? '✖' : '✔'} ${name}, ${clock}, ${zone}, ${locale}: ${counts} in ${duration(ms)}`
  )
}

await reportTests(async (processes) => {
  const outcomes = await testDays(processes, readArguments(process.argv.slice(2)))
  const isEmpty = outcomes.every(({ isIdle }) => isIdle)
  return {
    // Their output is already on the screen.
    outcomes: outcomes.map((outcome) => ({ ...outcome, isUnseen: false })),
    complaints: isEmpty ? ['No test was run: is the name of the file right?'] : [],
  }
})
