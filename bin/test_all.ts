import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT, SCRATCH } from './runtime/checkout.ts'
import { Claim } from './runtime/claim.ts'
import { EmbeddedPostgres } from './runtime/embedded_postgres.ts'

const SUITES = ['unit', 'functional', 'browser']

/** Runs a program of node_modules/.bin or node itself; answers whether it succeeded. */
async function run(command: string, args: string[], env: NodeJS.ProcessEnv, onLine?: Listener) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk)
    onLine?.(chunk.toString())
  })
  const [code] = await once(child, 'close')
  return code === 0
}

type Listener = (text: string) => void

/** Japa's closing line, for those who read only the last one: `12 passed, 0 failed`. */
function summarize(output: string): string {
  // eslint-disable-next-line no-control-regex
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '')
  const summary = plain.match(/^Tests\s.*$/gm)?.at(-1) ?? ''
  const count = (word: string) => summary.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? '0'
  return `${count('passed')} passed, ${count('failed')} failed`
}

async function testAll(args: string[]): Promise<boolean> {
  const checks = args.length
    ? []
    : [
        run('tsc', ['--noEmit', '-p', 'tsconfig.check.json'], process.env),
        run('eslint', ['.'], process.env),
      ]
  const outcomes = await Promise.all(checks)
  if (outcomes.includes(false)) return false

  const claim = Claim.take(join(SCRATCH, 'postgres-test'))
  const database = await EmbeddedPostgres.start({
    claim,
    database: 'sendam_test',
    disposable: true,
    fresh: true,
  })
  try {
    let output = ''
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      APP_KEY: 'a-key-for-tests-that-protects-nothing',
    }
    const suites = args.length ? args : SUITES
    const succeeded = await run('node', ['ace.js', 'test', ...suites], env, (text) => {
      output += text
    })
    console.log(summarize(output))
    return succeeded
  } finally {
    await database.stop()
    claim.release()
  }
}

process.exit((await testAll(process.argv.slice(2))) ? 0 : 1)
