import { watchNpm } from './runtime/npm_watch.ts'
import { Refusal } from './runtime/refusal.ts'
import { loadEnvFile, readSettings } from './runtime/settings.ts'
import { onStopSignal } from './runtime/stop_signal.ts'
import { Supervisor } from './runtime/supervisor.ts'

function supervise(supervisor: Supervisor): void {
  const onSignal = onStopSignal(
    () => void supervisor.end(0),
    () => supervisor.force()
  )
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  process.on('SIGHUP', onSignal)
  watchNpm(() => void supervisor.end(0))
}

try {
  loadEnvFile()
  const supervisor = new Supervisor({
    settings: readSettings(process.env),
    dev: process.argv.includes('--dev'),
    say: (line) => console.log(line),
    onEnd: (exitCode) => process.exit(exitCode),
  })
  supervise(supervisor)
  await supervisor.start().catch((problem) => supervisor.fail(problem))
} catch (problem) {
  console.error(problem instanceof Refusal ? problem.message : problem)
  process.exit(1)
}
