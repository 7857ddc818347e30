import { test } from '@japa/runner'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RunningSendam } from './running_sendam.js'

const ACCOUNT = JSON.stringify({ username: 'member@sendam.test', password: 'Sendam#2026' })

test.group('Rotation of APP_KEY', () => {
  test('keeps people signed in only while APP_KEY_PREVIOUS names the old key', async ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'sendam-key-'))
    chmodSync(folder, 0o755)
    const keys = [0, 1].map(() => randomBytes(32).toString('hex'))
    let sendam = await start({ APP_KEY: keys[0]! })
    cleanup(async () => {
      await sendam.signal('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    })
    const token = await sendam.signIn()
    const cookie = await signInAsBrowser(sendam)
    assert.deepEqual(await readSignedIn(), [true, true])

    await restart({ APP_KEY: keys[1]!, APP_KEY_PREVIOUS: keys[0]! })
    assert.deepEqual(await readSignedIn(), [true, true])
    await restart({ APP_KEY: keys[1]! })
    assert.deepEqual(await readSignedIn(), [false, false])

    function start(env: Record<string, string>) {
      return RunningSendam.start({ SENDAM_DATA_DIR: folder, ...env })
    }

    async function restart(env: Record<string, string>) {
      await sendam.signal('SIGTERM')
      sendam = await start(env)
    }

    async function readSignedIn() {
      const home = await fetch(`${sendam.address}/base/home`, {
        headers: { cookie },
        redirect: 'manual',
      })
      return [await sendam.knows(token), home.status === 200]
    }
  })
})

async function signInAsBrowser({ address }: RunningSendam): Promise<string> {
  const signIn = (headers: Record<string, string>) =>
    fetch(`${address}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: ACCOUNT,
    })
  const before = cookiesOf(await signIn({ 'x-xsrf-token': '' }))
  const csrf = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(before)![1]!)
  return cookiesOf(await signIn({ 'cookie': before, 'x-xsrf-token': csrf }))
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .join('; ')
}
