export {}
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './runtime/checkout.ts'
import { reportTests } from './runtime/test_cluster.ts'
import { momentOfDay, type TestMoment } from './runtime/test_moments.ts'
import type { TestProcesses } from './runtime/test_processes.ts'
import { runTool } from './runtime/test_run.ts'
import type { Step, TestReport } from './runtime/test_summary.ts'

/** The suite with the longest test files comes first, so that no long file runs last. */
const SHARED_SUITES = ['browser', 'pages', 'functional']
/** Tests that need an installed Redis or PgBouncer only run by name, as in `npm run test:scale`. */
const SUITES = ['unit', ...SHARED_SUITES, 'faults', 'scale']

const LINT_CACHE = ['--cache', '--cache-location', 'tmp/eslint.json']

/** Checks types with the native TypeScript compiler, which is faster. */
const TYPES = ['typescript-native/bin/tsc', '--noEmit', '--singleThreaded', '-p']

interface Check {
  name: string
  complaint: string
  command: string[]
}

const CHECKS: Check[] = [
  { name: 'types', complaint: 'The type check failed', command: [...TYPES, 'tsconfig.check.json'] },
  {
    name: 'types of the build',
    complaint: 'The type check of the build failed',
    command: [...TYPES, 'tsconfig.json'],
  },
  { name: 'unused', complaint: 'Some code is unused', command: ['.bin/knip'] },
  { name: 'format', complaint: 'Some files are not formatted', command: ['.bin/oxfmt', '--check'] },
  {
    name: 'lint',
    complaint: 'The lint check failed',
    command: ['.bin/eslint', '.', ...LINT_CACHE],
  },
]

/** Test processes: one more than cores, because each waits for its database and browser. */
const AT_ONCE = Math.max(
  1,
  Math.floor(Math.min(availableParallelism() + 1, 6, totalmem() / 2 ** 31))
)

interface Checked {
  complaints: string[]
  steps: Step[]
}

async function runChecks(): Promise<Checked> {
  const complaints: string[] = []
  const steps: Step[] = []
  for (const { name, complaint, command } of CHECKS) {
    const [program = '', ...args] = command
    const startedAt = performance.now()
    const tool = [join(ROOT, 'node_modules', program), ...args]
    const { succeeded, output } = await runTool(tool, process.env)
    steps.push({ name, ms: performance.now() - startedAt })
    if (!succeeded) complaints.push(`${complaint}:\n${output}`)
  }
  return { complaints, steps }
}

/** The last process runs at a simulated time and place, unless it is the only one. */
function lastPart(): { suites: string[]; at?: TestMoment } {
  const isAlone = AT_ONCE === 1
  if (isAlone || process.env.TEST_CLOCK) return { suites: SHARED_SUITES }
  return { suites: ['functional'], at: momentOfDay() }
}

async function testEverything(processes: TestProcesses): Promise<TestReport> {
  const checks = runChecks()
  const [units] = await Promise.all([processes.units(), processes.preparePages()])
  const others = Array.from({ length: AT_ONCE - 1 }, () => processes.share(SHARED_SUITES))
  const { suites, at } = lastPart()
  const last = checks.then(() => processes.share(suites, { at }))
  const { complaints, steps } = await checks
  return {
    outcomes: [units, ...(await Promise.all([...others, last]))],
    complaints: [...complaints, ...SHARED_SUITES.flatMap((suite) => processes.forgotten(suite))],
    steps: [...steps, ...processes.steps],
  }
}

/** With arguments (`npm test -- functional --files=…`) runs only those, without the checks. */
async function testSome(processes: TestProcesses, args: string[]): Promise<TestReport> {
  const named = args.filter((arg) => SUITES.includes(arg))
  const options = args.filter((arg) => !named.includes(arg))
  const outcomes = []
  for (const suite of named.length ? named : ['']) {
    outcomes.push(await processes.some(suite, options))
  }
  return { outcomes }
}

const args = process.argv.slice(2)
await reportTests((processes) =>
  args.length ? testSome(processes, args) : testEverything(processes)
)
