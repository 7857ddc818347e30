import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

/** What the web process says when it is started so, and how it ends. */
async function startWith(variables: Record<string, string>) {
  const server = spawn(process.execPath, ['--import=@poppinss/ts-exec', 'bin/server.ts'], {
    cwd: app.makePath(),
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [exitCode]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return { said, exitCode }
}

test.group('A start with half a setting', () => {
  const HALVES: [Record<string, string>, string][] = [
    [{ S3_BUCKET: 'files' }, 'S3_BUCKET needs S3_REGION: set both, or neither.'],
    [{ SMS_DRIVER: 'termii' }, 'SMS_DRIVER=termii needs TERMII_API_KEY'],
  ]
  for (const [variables, sentence] of HALVES) {
    test(`ends with one sentence: ${sentence}`, async ({ assert }) => {
      const { said, exitCode } = await startWith(variables)
      assert.equal(said.trim(), `Sendam cannot start: ${sentence}`)
      assert.equal(exitCode, 1)
    }).timeout(60_000)
  }
})
