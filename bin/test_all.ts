import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './runtime/checkout.ts'
import { reportTests } from './runtime/test_cluster.ts'
import type { TestProcesses } from './runtime/test_processes.ts'
import { runTool } from './runtime/test_run.ts'
import type { TestReport } from './runtime/test_summary.ts'

/** The longest files first, so that at the end nobody waits for one of them. */
const SHARED_SUITES = ['browser', 'pages', 'functional']
/** What needs a Redis or a PgBouncer of the system's is only run by name, as `npm run test:scale` does. */
const SUITES = ['unit', ...SHARED_SUITES, 'hydration', 'faults', 'scale']

const LINT_CACHE = ['--cache', '--cache-location', 'tmp/eslint.json']

/** The native compiler, which has no API yet: what reads types by program still needs the other one. */
const TYPES = ['typescript-native/bin/tsc', '--noEmit', '--singleThreaded', '-p']

/** Programs of node_modules, and what they are given. */
const CHECKS = {
  'The types do not hold': [...TYPES, 'tsconfig.check.json'],
  'The types do not hold in the build': [...TYPES, 'tsconfig.json'],
  'Something is there that nobody uses': ['.bin/knip'],
  'The format does not hold': ['.bin/oxfmt', '--check'],
  'The lint rules do not hold': ['.bin/eslint', '.', ...LINT_CACHE],
}

/** One more than there are processors, because each waits for its database and its browser. */
const AT_ONCE = Math.max(1, Math.min(availableParallelism() + 1, 6, totalmem() / 2 ** 31))

/** Answers the complaints of those that do not hold. One after the other: beside them goes the rest. */
async function runChecks(): Promise<string[]> {
  const complaints = []
  for (const [complaint, [program = '', ...args]] of Object.entries(CHECKS)) {
    const command = [join(ROOT, 'node_modules', program), ...args]
    const { succeeded, output } = await runTool(command, process.env)
    if (!succeeded) complaints.push(`${complaint}:\n${output}`)
  }
  return complaints
}

async function testEverything(processes: TestProcesses): Promise<TestReport> {
  const checks = runChecks()
  const [units] = await Promise.all([processes.units(), processes.preparePages()])
  const outcomes = [units]
  const takePart = async () => {
    for (const suite of SHARED_SUITES) outcomes.push(await processes.share(suite))
  }
  const others = Array.from({ length: AT_ONCE - 1 }, takePart)
  const drawing = checks.then(() => processes.share('hydration'))
  await Promise.all([drawing.then(takePart), ...others])
  return {
    outcomes: [...outcomes, await drawing],
    complaints: [
      ...(await checks),
      ...[...SHARED_SUITES, 'hydration'].flatMap((suite) => processes.forgotten(suite)),
    ],
    checked: 'types, lint, nothing unused',
  }
}

/** With arguments (`npm test -- functional --files=…`) only those tests, without the checks. */
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
