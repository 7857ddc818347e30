import { parseArgs } from 'node:util'
import { BenchDatabases } from './runtime/bench_databases.ts'
import { ensureBuilt } from './runtime/build.ts'
import { Refusal } from './runtime/refusal.ts'
import { runTool, showAtOnce, testEnvironment } from './runtime/test_run.ts'

const USAGE = 'npm run test:load -- [--minutes 10] [--users 200]'
const SHIPMENTS = 10_000
const MOST = { minutes: 24 * 60, users: 2000 }

function readArguments(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        minutes: { type: 'string', default: '10' },
        users: { type: 'string', default: '200' },
      },
    })
    return { minutes: whole('minutes', values.minutes), users: whole('users', values.users) }
  } catch (problem) {
    throw new Refusal(`${(problem as Error).message.split('. ')[0]}: ${USAGE}`)
  }
}

function whole(name: keyof typeof MOST, given: string): number {
  const number = Number(given)
  if (/^\d+$/.test(given) && number >= 1 && number <= MOST[name]) return number
  throw new Error(`--${name} ${given} is not a whole number from 1 to ${MOST[name]}`)
}

/** Mixed traffic against two web processes and two workers; one of each is killed. */
async function testLoad(): Promise<boolean> {
  const asked = readArguments(process.argv.slice(2))
  const say = (line: string) => console.error(line)
  await ensureBuilt({ say })
  const databases = await BenchDatabases.open(say)
  try {
    const env = {
      ...(await testEnvironment(await databases.own(SHIPMENTS), databases.folder)),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      APP_URL: 'https://ship.example.ng',
      DRAIN_SECONDS: '0',
      SENDAM_DATA_DIR: databases.folder,
    }
    const command = ['--import=@poppinss/ts-exec', 'tests/bench/load/run.ts', JSON.stringify(asked)]
    const { succeeded } = await runTool([process.execPath, ...command], env, showAtOnce)
    return succeeded
  } finally {
    await databases.close()
  }
}

// All child processes end with this one: each holds a pipe that only this process keeps open.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(130))
}

try {
  process.exitCode = (await testLoad()) ? 0 : 1
} catch (problem) {
  console.error(problem instanceof Refusal ? problem.message : problem)
  process.exitCode = 1
}
