import { EmbeddedPostgres } from './embedded_postgres.ts'
import { Refusal } from './refusal.ts'
import { TestProcesses } from './test_processes.ts'
import { claimTestFolder } from './test_run.ts'
import { type TestReport, testSummary } from './test_summary.ts'

type Tests = (processes: TestProcesses) => Promise<TestReport>

/** Runs tests on a separate PostgreSQL. The exit code tells whether all passed. */
export async function reportTests(tests: Tests): Promise<void> {
  // All child processes end with this one: each holds a pipe that only this process keeps open.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(130))
  }
  try {
    process.exitCode = (await withCluster(tests)) ? 0 : 1
  } catch (problem) {
    console.error(problem instanceof Refusal ? problem.message : problem)
    console.log('0 passed, 1 failed')
    process.exit(1)
  }
}

async function withCluster(tests: Tests): Promise<boolean> {
  const startedAt = performance.now()
  const claim = claimTestFolder()
  const starting = EmbeddedPostgres.start({
    claim,
    database: 'sendam_test',
    disposable: true,
    fresh: true,
  })
  try {
    const report = await tests(new TestProcesses(await starting, claim.folder))
    const summary = testSummary(report, performance.now() - startedAt)
    console.log(summary.text)
    return summary.succeeded
  } finally {
    const database = await starting.catch(() => null)
    await database?.stop()
    claim.release()
  }
}
