import { join } from 'node:path'
import { quietPort } from './runtime/port.ts'
import { Refusal } from './runtime/refusal.ts'
import { readSettings } from './runtime/settings.ts'
import { Supervisor } from './runtime/supervisor.ts'
import { chromiumPath } from './runtime/test_pages.ts'
import { runTool, showAtOnce } from './runtime/test_run.ts'

async function measure(): Promise<boolean> {
  const port = await quietPort()
  process.env.SENDAM_DATA_DIR = join('tmp', 'measure')
  const settings = readSettings({ ...process.env, PORT: String(port) })
  const ended = Promise.withResolvers<number>()
  const supervisor = new Supervisor({
    settings,
    dev: false,
    say: (line) => console.log(line),
    onEnd: ended.resolve,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void supervisor.end(130))
  }
  try {
    await supervisor.start()
    const env = { ...process.env, PORT: String(port), CHROMIUM_PATH: await chromiumPath() }
    const command = ['--import=@poppinss/ts-exec', 'tests/measure/run.ts', ...process.argv.slice(2)]
    const { succeeded } = await runTool([process.execPath, ...command], env, showAtOnce)
    return succeeded
  } finally {
    await supervisor.end(0)
    await ended.promise
  }
}

try {
  process.exit((await measure()) ? 0 : 1)
} catch (problem) {
  console.error(problem instanceof Refusal ? problem.message : problem)
  process.exit(1)
}
