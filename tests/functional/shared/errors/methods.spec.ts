import type { RouteJSON } from '@adonisjs/core/types/http'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { addressOfServer } from '#tests/support/api_client'

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${addressOfServer()}${path}`, { method, headers })
  return {
    status: response.status,
    allow: response.headers.get('allow'),
    text: await response.text(),
  }
}

const JSON_TYPE = { accept: 'application/json' }

test.group('A request with a method that its path lacks', () => {
  test('gets 405 with the allowed methods from the API', async ({ assert }) => {
    const { status, allow, text } = await ask('DELETE', '/api/v1/login', JSON_TYPE)
    assert.deepEqual([status, allow], [405, 'POST, OPTIONS'])
    assert.deepEqual(JSON.parse(text), {
      code: 'E_METHOD_NOT_ALLOWED',
      message: 'This address does not accept DELETE. Please use POST.',
      errors: [{ message: 'This address does not accept DELETE. Please use POST.' }],
    })
    const problem = await ask('PATCH', '/api/v1/user/7', { accept: 'application/problem+json' })
    assert.deepEqual([problem.status, problem.allow], [405, 'GET, HEAD, PUT, OPTIONS'])
  })

  test('gets 405 with an error page from addresses of pages', async ({ assert }) => {
    const { status, allow, text } = await ask('POST', '/track', { accept: 'text/html' })
    assert.deepEqual([status, allow], [405, 'GET, HEAD, OPTIONS'])
    assert.include(text, 'does not accept POST')
  })

  test('is never OPTIONS, which lists the methods, nor HEAD if the path has GET', async ({
    assert,
  }) => {
    const options = await ask('OPTIONS', '/api/v1/user/7')
    assert.deepEqual(options, { status: 204, allow: 'GET, HEAD, PUT, OPTIONS', text: '' })
    const read = await ask('HEAD', '/track')
    assert.deepEqual([read.status, read.allow], [200, null])
    const written = await ask('HEAD', '/api/v1/login')
    assert.deepEqual(written, { status: 405, allow: 'POST, OPTIONS', text: '' })
  })

  test('gets 404 at an unknown path, whatever the method', async ({ assert }) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS', 'HEAD']) {
      for (const path of ['/api/v1/nothing', '/nothing', '/api/v1/user/abc', '/base/nothing']) {
        const { status, allow } = await ask(method, path)
        const isLedHome = path.startsWith('/base') && ['GET', 'HEAD'].includes(method)
        assert.deepEqual([status, allow], [isLedHome ? 200 : 404, null], `${method} ${path}`)
      }
    }
  })

  test('gets 405 at every path', async ({ assert }) => {
    const routes = Object.values(router.toJSON()).flat()
    for (const route of routes.filter(({ pattern }) => !pattern.endsWith('*'))) {
      const path = filledPath(route)
      const { status, allow } = await ask('PROPFIND', path)
      assert.equal(status, 405, `${path} of ${route.pattern}`)
      assert.match(allow ?? '', /[A-Z]+, OPTIONS$/, path)
    }
  })
})

const VALUES = [
  '1',
  'NG',
  'abc.md',
  'abc',
  'SDM0000000001',
  '2026-11-30',
  '00000000-0000-4000-8000-000000000000',
]

/** Fills each parameter with a value that its matcher accepts. */
function filledPath({ pattern, matchers }: RouteJSON): string {
  return pattern.replace(/:(\w+)\??/g, (_, name) => {
    const match = matchers[name]?.match
    const values = [...VALUES, ...(match?.source.match(/\w+/g) ?? [])]
    return values.find((value) => !match || match.test(value)) ?? `no value for ${name}: ${match}`
  })
}
