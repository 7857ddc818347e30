import { join } from 'node:path'
import { once } from 'node:events'
import { ROOT, SCRATCH } from './checkout.ts'
import { Claim, FolderTaken } from './claim.ts'
import { letGo, spawnKept } from './keeper.ts'
import { quietPort } from './port.ts'
import { Refusal } from './refusal.ts'
import { environmentOf, type TestMoment } from './test_moments.ts'

const TEST_KEY = 'a-key-for-tests-that-protects-nothing'
const TEST_KEY_BEFORE = 'a-key-that-tests-had-before-this-one'
const MOST_RUNS_AT_ONCE = 8

/** Each run has its own cluster, so that several may run in one checkout. */
export function claimTestFolder(): Claim {
  for (let slot = 1; slot <= MOST_RUNS_AT_ONCE; slot++) {
    try {
      return Claim.take(join(SCRATCH, slot === 1 ? 'postgres-test' : `postgres-test-${slot}`))
    } catch (error) {
      if (!(error instanceof FolderTaken)) {
        throw error
      }
    }
  }
  throw new Refusal(
    `${MOST_RUNS_AT_ONCE} test runs are already running in this checkout: wait until one has ended.`
  )
}

export async function testEnvironment(
  databaseUrl: string,
  folder: string,
  at?: TestMoment
): Promise<NodeJS.ProcessEnv> {
  const settings = { ...process.env, ...(at && environmentOf(at)) }
  return {
    ...settings,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(await quietPort()),
    APP_KEY: TEST_KEY,
    APP_KEY_PREVIOUS: TEST_KEY_BEFORE,
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: undefined,
    DATABASE_READ_URL: undefined,
    ...pooled(databaseUrl),
    // Tests never use the Redis that the shell names in REDIS_URL.
    REDIS_URL: process.env.TEST_REDIS_URL,
    SENDAM_ROOT: folder,
    SENDAM_DATA_DIR: undefined,
    ...movedClock(settings, at),
  }
}

const CLOCK = join(ROOT, 'tests', 'support', 'clock', 'process_clock.ts')

/** Applies `TEST_CLOCK` to the processes, databases and browsers of a run. */
function movedClock(
  { TEST_CLOCK, NODE_OPTIONS = '' }: NodeJS.ProcessEnv,
  at?: TestMoment
): NodeJS.ProcessEnv {
  if (!TEST_CLOCK) return {}
  const begins = Date.parse(TEST_CLOCK)
  if (Number.isNaN(begins)) throw new Refusal(`TEST_CLOCK is not a date and time: ${TEST_CLOCK}`)
  const ahead = begins - Date.now()
  return {
    // A process with its own moment begins at that moment, or now if the moment has passed.
    TEST_CLOCK_OFFSET: String(at ? Math.max(ahead, 0) : (offset ??= ahead)),
    NODE_OPTIONS: `${NODE_OPTIONS} --import=${CLOCK}`.trim(),
  }
}

let offset: number | undefined

function pooled(databaseUrl: string): NodeJS.ProcessEnv {
  const pooler = process.env.TEST_POOLER_PORT
  if (!pooler) return {}
  const through = new URL(databaseUrl)
  through.port = pooler
  return { DATABASE_URL: through.href, DATABASE_DIRECT_URL: databaseUrl }
}

export interface ToolResult {
  succeeded: boolean
  output: string
}

/** Runs a tool of node_modules/.bin, or node. It ends with this process in every case. */
export async function runTool(
  command: string[],
  env: NodeJS.ProcessEnv,
  show?: (text: string) => void
): Promise<ToolResult> {
  const tool = spawnKept({
    // Both streams share one pipe; otherwise an error could precede the name of its test.
    command: ['/bin/sh', '-c', 'exec "$@" 2>&1', 'sh', ...command],
    signal: 'KILL',
    target: 'group',
    cwd: ROOT,
    env: { ...env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    output: 'pipe',
  })

  let output = ''
  tool.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text
    show?.(text)
  })
  const [code] = await once(tool, 'close')
  letGo(tool)
  return { succeeded: code === 0, output }
}

export function showAtOnce(text: string): void {
  process.stdout.write(text)
}
