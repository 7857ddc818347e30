import { parseArgs } from 'node:util'
import { BenchDatabases } from './runtime/bench_databases.ts'
import { ensureBuilt } from './runtime/build.ts'
import { Refusal } from './runtime/refusal.ts'
import { runTool, showAtOnce, testEnvironment } from './runtime/test_run.ts'

const TABLE =
  'caller wallet quote booking tracking landing rates payments bulk zones sheets replay lanes proof history dashboard console users transactions neighbours start memory ledger'
const OTHERS = 'following webhooks batches bookings checkout prices'
const USAGE = `npm run bench -- [--quick] [--large] [--json | --markdown] [rows]; rows: ${TABLE.replaceAll(' ', ', ')}; only alone: ${OTHERS.replaceAll(' ', ', ')}.`

/** Benchmarks that need the large database. The others start without waiting for it. */
const NEED_SIZE = ['history', 'dashboard', 'console', 'users', 'transactions', 'ledger']

const AT_SIZE = { small: 10_000, large: 1_000_000 }
const QUICK = { small: 500, large: 1000 }

function readArguments(args: string[]) {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { quick: flag, large: flag, json: flag, markdown: flag },
    })
    const isOther = positionals.length === 1 && OTHERS.split(' ').includes(positionals[0]!)
    const unknown = positionals.find((name) => !TABLE.split(' ').includes(name))
    if (unknown && !isOther) throw new Error(`There is no row ${unknown}`)
    const { quick: isQuick, large: isLarge } = values
    const needsSize = positionals.length === 0 || positionals.some((one) => NEED_SIZE.includes(one))
    if (isLarge && (needsSize || isOther))
      throw new Error('--large is only for rows that run at one size')
    const form = values.json ? 'json' : values.markdown ? 'markdown' : 'table'
    return { names: positionals, form, isQuick, isLarge, needsSize, isOther } as const
  } catch (problem) {
    throw new Refusal(`${(problem as Error).message.split('. ')[0]}: ${USAGE}`)
  }
}

async function bench(): Promise<boolean> {
  const { names, form, isQuick, isLarge, needsSize, isOther } = readArguments(process.argv.slice(2))
  const say = (line: string) => console.error(line)
  if (!isOther) await ensureBuilt({ say })
  const databases = await BenchDatabases.open(say)
  try {
    const sizes = isQuick ? QUICK : AT_SIZE
    const own = isLarge ? sizes.large : sizes.small
    const url = isOther ? await databases.empty() : await databases.own(own)
    const largeUrl = needsSize ? await databases.kept(sizes.large) : url
    const env = {
      ...(await testEnvironment(url, databases.folder)),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      APP_URL: 'https://ship.example.ng',
      SENDAM_DATA_DIR: databases.folder,
      ...(isQuick && { BENCH_QUICK: 'yes' }),
      ...(isLarge && { BENCH_LARGE: 'yes' }),
    }
    const asked = JSON.stringify({ names, form, largeUrl })
    const command = ['--expose-gc', '--import=@poppinss/ts-exec', 'tests/bench/run.ts', asked]
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
  process.exitCode = (await bench()) ? 0 : 1
} catch (problem) {
  console.error(problem instanceof Refusal ? problem.message : problem)
  process.exitCode = 1
}
