import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { getActiveTest, test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { refuseStart } from '#shared/setup/refuse_start'
import { runSetupChecks } from '#admin/setup/setup_checks'
import { failToStart } from '../../../../bin/ignitor.js'
import { freePort } from '../../../../bin/runtime/port.js'

function serve(variables: Record<string, string>, program = 'bin/server.ts') {
  const server = spawn(process.execPath, ['--import=@poppinss/ts-exec', program], {
    cwd: app.makePath(),
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Otherwise a process that does not end would also block later tests.
  getActiveTest()?.cleanup(() => void server.kill('SIGKILL'))
  return server
}

/** Returns a process's log up to this text or its end, and stops the process. */
async function logUntil(server: ReturnType<typeof serve>, words: string): Promise<string> {
  let log = ''
  server.stderr.on('data', (piece: Buffer) => (log += piece.toString()))
  for await (const piece of server.stdout) {
    log += piece.toString()
    if (log.includes(words)) break
  }
  server.kill()
  if (server.exitCode === null) await once(server, 'exit')
  return log
}

async function startWith(variables: Record<string, string>, program?: string) {
  const server = serve(variables, program)
  server.stdout.resume()
  const [output, [exitCode]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return { output, exitCode }
}

/** Checks a start in this process; the tests below show that each program runs the same checks. */
function refusalOf(variables: Record<string, string>) {
  const { error: print } = console
  const { exitCode: before } = process
  let output = ''
  console.error = (line: string) => (output += line)
  try {
    refuseStart(runSetupChecks({ ...process.env, ...variables }))
  } catch (error) {
    failToStart(error)
  } finally {
    console.error = print
  }
  const { exitCode } = process
  process.exitCode = before
  return { output, exitCode }
}

test.group('A start with an incomplete setting', () => {
  const HALVES: [Record<string, string>, string][] = [
    [{ S3_BUCKET: 'files' }, 'S3_BUCKET needs S3_REGION: set both, or neither.'],
    [{ SMS_DRIVER: 'termii' }, 'SMS_DRIVER=termii needs TERMII_API_KEY'],
    [
      { SMS_DRIVER: 'termii', TERMII_API_KEY: 'key', TERMII_SENDER_ID: 'Sendam Nigeria' },
      'TERMII_SENDER_ID may have at most 11 characters, and "Sendam Nigeria" has 14: no phone network accepts a longer one',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.test:587?tls=none' },
      'SMTP_URL must end with the port. It takes no options, and encryption cannot be turned off.',
    ],
  ]
  for (const [variables, sentence] of HALVES) {
    test(`is refused: ${sentence}`, ({ assert }) => {
      const { output, exitCode } = refusalOf(variables)
      assert.equal(output, `Sendam cannot start: ${sentence}`)
      assert.equal(exitCode, 1)
    })
  }
})

test.group('A start in production', () => {
  test('is refused with one sentence for each problem', async ({ assert }) => {
    const { output, exitCode } = await startWith({
      NODE_ENV: 'production',
      APP_URL: 'http://ship.example.com',
      APP_KEY: 'a'.repeat(40),
      TRUST_PROXY: 'yes',
      SMTP_URL: 'mail.example.com',
      SMS_DRIVER: 'local',
      S3_BUCKET: 'files',
      COURIER_DRIVER: 'sandbox',
      PAYMENT_PROVIDER: 'sandbox',
      GOOGLE_CLIENT_ID: 'id',
      MAIL_FROM: 'nobody',
    })
    const [first, ...lines] = output.trim().split('\n')
    assert.equal(first, 'Sendam cannot start:')
    const begin = lines.map((line) => /^- (\S+)/.exec(line)?.[1] ?? line)
    assert.sameMembers(begin, [
      ...['APP_URL', 'TRUST_PROXY', 'APP_KEY', 'SMTP_URL', 'SMS_DRIVER=local', 'S3_BUCKET'],
      ...['COURIER_DRIVER=sandbox', 'PAYMENT_PROVIDER=sandbox', 'GOOGLE_CLIENT_ID', 'Value'],
    ])
    assert.match(output, /Value .*MAIL_FROM/)
    for (const line of lines) assert.match(line, /\.$/)
    assert.equal(exitCode, 1)
  }).timeout(60_000)

  test('is refused for the worker as well as for the web process', async ({ assert }) => {
    const given = { NODE_ENV: 'production', APP_URL: '', APP_KEY: 'a'.repeat(40) }
    const { output, exitCode } = await startWith(given, 'bin/worker.ts')
    assert.match(output, /^Sendam cannot start:\n- APP_URL [^\n]+\.\n- APP_KEY [^\n]+\.\n$/)
    assert.equal(exitCode, 1)
  }).timeout(60_000)

  test('logs missing optional settings and an unreachable mail server', async ({ assert }) => {
    const server = serve({
      NODE_ENV: 'production',
      APP_URL: 'https://ship.example.com',
      APP_KEY: '7f3a9c51e0d84b26a1f5c3d97e68b042',
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      PORT: String(await freePort()),
      LOG_LEVEL: 'warn',
    })
    const log = await logUntil(server, 'does not answer')
    for (const warning of ['TRUST_PROXY', 'SMS_DRIVER', 'No courier', 'PAYMENT_PROVIDER']) {
      assert.include(log, `Set-up: ${warning}`)
    }
  }).timeout(60_000)
})
