import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './runtime/checkout.ts'
import { EmbeddedPostgres } from './runtime/embedded_postgres.ts'
import { Refusal } from './runtime/refusal.ts'
import { TestProcesses } from './runtime/test_processes.ts'
import { claimTestFolder, runTool } from './runtime/test_run.ts'
import { type TestReport, testSummary } from './runtime/test_summary.ts'

/** The longest files first, so that at the end nobody waits for one of them. */
const SHARED_SUITES = ['browser', 'functional']
const SUITES = ['unit', ...SHARED_SUITES, 'faults']

const CHECKS = {
  'The types do not hold': ['tsc', '--noEmit', '-p', 'tsconfig.check.json'],
  'The types do not hold in the build': ['tsc', '--noEmit', '-p', 'tsconfig.json'],
  'Something is there that nobody uses': ['knip'],
  'The lint rules do not hold': ['eslint', '.', '--cache', '--cache-location', 'tmp/eslint.json'],
}

/** One more than there are processors, because each waits for its database and its browser. */
const AT_ONCE = Math.max(1, Math.min(availableParallelism() + 1, 6, totalmem() / 2 ** 31))

/** Answers the complaints of those that do not hold. One after the other: beside them goes the rest. */
async function runChecks(): Promise<string[]> {
  const complaints = []
  for (const [complaint, [tool = '', ...args]] of Object.entries(CHECKS)) {
    const program = join(ROOT, 'node_modules', '.bin', tool)
    const { succeeded, output } = await runTool([program, ...args], process.env)
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
  await Promise.all([checks.then(takePart), ...others])
  return {
    outcomes,
    complaints: [
      ...(await checks),
      ...SHARED_SUITES.flatMap((suite) => processes.forgotten(suite)),
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

async function testAll(args: string[]): Promise<boolean> {
  const startedAt = performance.now()
  const claim = claimTestFolder()
  const starting = EmbeddedPostgres.start({
    claim,
    database: 'sendam_test',
    disposable: true,
    fresh: true,
  })
  try {
    const processes = new TestProcesses(await starting, claim.folder)
    const report = await (args.length ? testSome(processes, args) : testEverything(processes))
    const summary = testSummary(report, performance.now() - startedAt)
    console.log(summary.text)
    return summary.succeeded
  } finally {
    const database = await starting.catch(() => null)
    await database?.stop()
    claim.release()
  }
}

// Whatever we started ends with us: each holds a pipe that only we keep open.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(130))
}

try {
  process.exitCode = (await testAll(process.argv.slice(2))) ? 0 : 1
} catch (problem) {
  console.error(problem instanceof Refusal ? problem.message : problem)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
