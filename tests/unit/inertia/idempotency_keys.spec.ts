import { test } from '@japa/runner'
import { releaseIdempotencyKey, withIdempotencyKey } from '../../../inertia/api/idempotency_keys.js'

const BOOKING = 'api.shipping.shipments.store'

test.group('Idempotency key of a page', () => {
  test('stays the same until a final response arrives', ({ assert }) => {
    const call = { body: { insurance: 'Standard' } }
    const { idempotencyKey } = withIdempotencyKey(BOOKING, call)
    assert.match(idempotencyKey ?? '', /^[\da-f]{32}$/)
    assert.equal(withIdempotencyKey(BOOKING, call).idempotencyKey, idempotencyKey)
    for (const [status, code] of [
      [500, 'E_SERVER_ERROR'],
      [504, undefined],
      [409, 'E_STILL_RUNNING'],
    ] as const) {
      releaseIdempotencyKey(BOOKING, call, {
        status,
        outcome: { ok: false, message: '', fields: {}, code },
      })
      assert.equal(withIdempotencyKey(BOOKING, call).idempotencyKey, idempotencyKey)
    }
    releaseIdempotencyKey(BOOKING, call, { status: 201, outcome: { ok: true, body: {} } })
    assert.notEqual(withIdempotencyKey(BOOKING, call).idempotencyKey, idempotencyKey)
  })

  test('differs for another body, and for another file of the same name', ({ assert }) => {
    const file = (text: string) => new File([text], 'rates.csv', { lastModified: text.length })
    const calls = [{ a: 1 }, { a: 2 }, { file: file('one') }, { file: file('three') }]
    const keys = calls.map((body) => withIdempotencyKey(BOOKING, { body }).idempotencyKey)
    assert.equal(new Set(keys).size, calls.length)
  })

  test('is not generated if the caller gives one, or if the call creates nothing', ({ assert }) => {
    const own = withIdempotencyKey(BOOKING, { idempotencyKey: 'my-own-key' })
    assert.equal(own.idempotencyKey, 'my-own-key')
    assert.isUndefined(withIdempotencyKey('api.shipping.quotes.store', {}).idempotencyKey)
  })
})
