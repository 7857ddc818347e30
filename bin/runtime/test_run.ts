import { join } from 'node:path'
import { once } from 'node:events'
import { ROOT, SCRATCH } from './checkout.ts'
import { Claim, FolderTaken } from './claim.ts'
import { letGo, spawnKept } from './keeper.ts'
import { freePort } from './port.ts'
import { Refusal } from './refusal.ts'

const TEST_KEY = 'a-key-for-tests-that-protects-nothing'
const MOST_RUNS_AT_ONCE = 8

/** Each run has a cluster of its own, so that several may go on in one checkout. */
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
  throw new Refusal(`${MOST_RUNS_AT_ONCE} test runs are going on in this checkout: wait for one.`)
}

/** What the application needs to run against a database that is thrown away afterwards. */
export async function testEnvironment(
  databaseUrl: string,
  { folder }: Claim
): Promise<NodeJS.ProcessEnv> {
  return {
    ...process.env,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    APP_KEY: TEST_KEY,
    DATABASE_URL: databaseUrl,
    SENDAM_ROOT: ROOT,
    VITE_CACHE_DIR: join(folder, 'vite'),
  }
}

export interface ToolResult {
  succeeded: boolean
  output: string
}

/** Runs a tool of node_modules/.bin, or node itself. It ends with us, whatever ends us. */
export async function runTool(
  command: string[],
  env: NodeJS.ProcessEnv,
  show: boolean
): Promise<ToolResult> {
  const tool = spawnKept({
    command,
    signal: 'KILL',
    target: 'group',
    cwd: ROOT,
    env: { ...env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    output: 'pipe',
  })

  const pieces: Buffer[] = []
  for (const stream of [tool.stdout, tool.stderr]) {
    stream?.on('data', (piece: Buffer) => {
      pieces.push(piece)
      if (show) {
        process.stdout.write(piece)
      }
    })
  }
  const [code] = await once(tool, 'close')
  letGo(tool)
  return { succeeded: code === 0, output: Buffer.concat(pieces).toString('utf8') }
}
