import { join } from 'node:path'
import { ROOT } from './runtime/checkout.ts'
import { EmbeddedPostgres } from './runtime/embedded_postgres.ts'
import { Refusal } from './runtime/refusal.ts'
import { claimTestFolder, runTool, testEnvironment } from './runtime/test_run.ts'
import { testSummary } from './runtime/test_summary.ts'

const SUITES = ['unit', 'functional', 'browser']

const CHECKS = {
  'The types do not hold': ['tsc', '--noEmit', '-p', 'tsconfig.check.json'],
  'The types do not hold in the build': ['tsc', '--noEmit', '-p', 'tsconfig.json'],
  'The lint rules do not hold': ['eslint', '.'],
}

/** Answers how many checks failed. They are silent when they hold. */
async function runChecks(): Promise<number> {
  const outcomes = await Promise.all(
    Object.entries(CHECKS).map(async ([complaint, [tool = '', ...args]]) => {
      const program = join(ROOT, 'node_modules', '.bin', tool)
      const { succeeded, output } = await runTool([program, ...args], process.env, false)
      if (!succeeded) {
        console.log(`${complaint}:\n${output}`)
      }
      return succeeded
    })
  )
  return outcomes.filter((succeeded) => !succeeded).length
}

/** With arguments (`npm test -- functional --files=…`) only those tests, without the checks. */
async function testAll(args: string[]): Promise<boolean> {
  const claim = claimTestFolder()
  const starting = EmbeddedPostgres.start({
    claim,
    database: 'sendam_test',
    disposable: true,
    fresh: true,
  })
  try {
    const [database, failedChecks] = await Promise.all([starting, args.length ? 0 : runChecks()])
    const command = [
      process.execPath,
      'ace.js',
      'test',
      '--no-clear',
      ...(args.length ? args : SUITES),
    ]
    const tests = await runTool(command, await testEnvironment(database.url, claim), true)
    const summary = testSummary({ ...tests, failedChecks })
    console.log(summary.line)
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
  process.exitCode = 1
}
