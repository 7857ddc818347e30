import { execFile } from 'node:child_process'
import { test } from '@japa/runner'

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

test.group('Settings of third-party sign-in', () => {
  test('the local provider, where anyone can be anyone, does not exist in production', async ({
    assert,
  }) => {
    const [development, production] = await Promise.all([
      routesWith({ NODE_ENV: 'development' }),
      routesWith({ NODE_ENV: 'production' }),
    ])
    assert.include(development.output, '/dev/oauth2/authorize')
    assert.include(production.output, '/oauth2/redirect')
    assert.notInclude(production.output, 'dev/oauth2')
  })

  test('half of the keys, or keys without an address to come back to, stop the boot', async ({
    assert,
  }) => {
    const keys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    const [half, nowhere, whole] = await Promise.all([
      routesWith({ FACEBOOK_CLIENT_SECRET: 'secret' }),
      routesWith({ ...keys, NODE_ENV: 'production', APP_URL: '' }),
      routesWith({ ...keys, NODE_ENV: 'production', APP_URL: 'https://sendam.example' }),
    ])
    assert.isTrue(half.problem)
    assert.include(half.output, 'FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET belong together')
    assert.isTrue(nowhere.problem)
    assert.include(nowhere.output, 'GOOGLE_CLIENT_ID needs APP_URL')
    assert.isFalse(whole.problem)
  })
})
