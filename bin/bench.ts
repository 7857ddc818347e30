import { EmbeddedPostgres } from './runtime/embedded_postgres.ts'
import { Refusal } from './runtime/refusal.ts'
import { claimTestFolder, runTool, showAtOnce, testEnvironment } from './runtime/test_run.ts'

const NODE = [process.execPath, '--import=@poppinss/ts-exec']

/** Measures on a database of its own, which is empty before and thrown away after. */
async function bench(): Promise<boolean> {
  const claim = claimTestFolder()
  let database: EmbeddedPostgres | undefined
  try {
    database = await EmbeddedPostgres.start({
      claim,
      database: 'sendam_bench',
      disposable: true,
      fresh: true,
    })
    const env = await testEnvironment(database.url, claim.folder)
    const production = { ...env, NODE_ENV: 'production', LOG_LEVEL: 'error' }
    const migrated = await runTool(
      [process.execPath, 'ace.js', 'migration:run', '--force'],
      production
    )
    if (!migrated.succeeded) throw new Refusal(migrated.output)
    const run = await runTool(
      [...NODE, 'tests/bench/run.ts', ...process.argv.slice(2)],
      production,
      showAtOnce
    )
    return run.succeeded
  } finally {
    await database?.stop()
    claim.release()
  }
}

// Whatever we started ends with us: each holds a pipe that only we keep open.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(130))
}

try {
  process.exitCode = (await bench()) ? 0 : 1
} catch (problem) {
  console.error(problem instanceof Refusal ? problem.message : problem)
  process.exitCode = 1
}
