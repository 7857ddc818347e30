import { execFile } from 'node:child_process'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'

const KEYS = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }

/** Boots the application with these settings and lists its routes. */
function routesWith(
  settings: Record<string, string>
): Promise<{ output: string; problem: boolean }> {
  const env = { ...process.env, FORCE_COLOR: '0', ...settings }
  const options = { env, maxBuffer: Infinity }
  return new Promise((resolve) => {
    execFile(process.execPath, ['ace.js', 'list:routes', '--json'], options, (error, out, err) =>
      resolve({ output: `${out}${err}`, problem: error !== null })
    )
  })
}

/** Reloads `config/ally.ts` as a boot with these settings does; the query makes it a new module. */
async function readConfigWith(settings: Record<string, string>) {
  const before = { ...process.env }
  Object.assign(process.env, settings)
  try {
    await import(`${app.makeURL('config/ally.ts').href}?${new URLSearchParams(settings)}`)
  } finally {
    for (const name of Object.keys(settings)) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}

test.group('Settings of social sign-in', () => {
  test('the local provider, where anyone can be anyone, does not exist in production', async ({
    assert,
  }) => {
    const here = Object.values(router.toJSON()).flat()
    assert.include(
      here.map(({ pattern }) => pattern),
      '/dev/oauth2/authorize'
    )
    // Includes Google's keys, which show that a complete set does not stop the start either.
    const production = await routesWith({
      ...KEYS,
      NODE_ENV: 'production',
      APP_URL: 'https://sendam.example',
    })
    assert.isFalse(production.problem, production.output)
    assert.include(production.output, '/oauth2/redirect')
    assert.notInclude(production.output, 'dev/oauth2')
  })

  test('a client ID or secret without the other, or keys without APP_URL, stop the boot', async ({
    assert,
  }) => {
    await assert.rejects(
      () => readConfigWith({ FACEBOOK_CLIENT_SECRET: 'secret' }),
      /FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET belong together/
    )
    await assert.rejects(
      () => readConfigWith({ ...KEYS, NODE_ENV: 'production', APP_URL: '' }),
      /GOOGLE_CLIENT_ID needs APP_URL/
    )
    await readConfigWith({ ...KEYS, NODE_ENV: 'production', APP_URL: 'https://sendam.example' })
  })
})
