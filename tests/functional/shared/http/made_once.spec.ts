import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { request } from 'undici'
import { addressOfServer } from '#tests/support/program'
import ApiAnswersJsonMiddleware from '#shared/http/middleware/api_answers_json_middleware'

test.group('Middlewares that are made once', () => {
  test('keep nothing of a request in themselves', ({ assert }) => {
    const keeping = globSync('app/**/*_middleware.ts').filter((file) =>
      /\bthis\.[\w#]+\s*(\?\?|\|\||[+-])?=(?!=)/.test(readFileSync(file, 'utf8'))
    )
    assert.deepEqual(keeping, [])
  })

  test('are the same for one request and the next', async ({ assert, cleanup }) => {
    const seen = new Set<unknown>()
    const { handle } = ApiAnswersJsonMiddleware.prototype
    ApiAnswersJsonMiddleware.prototype.handle = function (...given) {
      seen.add(this)
      return handle.apply(this, given)
    }
    cleanup(() => {
      ApiAnswersJsonMiddleware.prototype.handle = handle
    })
    for (const path of ['/health/live', '/api/v1/wallet']) {
      const { body } = await request(`${addressOfServer()}${path}`)
      await body.dump()
    }
    assert.equal(seen.size, 1)
  })
})
