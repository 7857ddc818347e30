import { test } from '@japa/runner'
import { forgetKey, withKey } from '../../../inertia/api/lost_answers.js'

const BOOKING = 'api.shipping.shipments.store'

test.group('The key that a page sends with a command', () => {
  test('stays the same until the answer has come', ({ assert }) => {
    const call = { body: { insurance: 'Standard' } }
    const { idempotencyKey } = withKey(BOOKING, call)
    assert.match(idempotencyKey ?? '', /^[\da-f]{32}$/)
    assert.equal(withKey(BOOKING, call).idempotencyKey, idempotencyKey)
    for (const [status, code] of [
      [500, 'E_SERVER_ERROR'],
      [504, undefined],
      [409, 'E_STILL_RUNNING'],
    ] as const) {
      forgetKey(BOOKING, call, { status, outcome: { ok: false, message: '', fields: {}, code } })
      assert.equal(withKey(BOOKING, call).idempotencyKey, idempotencyKey)
    }
    forgetKey(BOOKING, call, { status: 201, outcome: { ok: true, body: {} } })
    assert.notEqual(withKey(BOOKING, call).idempotencyKey, idempotencyKey)
  })

  test('is another for another command, and for another file of the same name', ({ assert }) => {
    const file = (text: string) => new File([text], 'rates.csv', { lastModified: text.length })
    const calls = [{ a: 1 }, { a: 2 }, { file: file('one') }, { file: file('three') }]
    const keys = calls.map((body) => withKey(BOOKING, { body }).idempotencyKey)
    assert.equal(new Set(keys).size, calls.length)
  })

  test('is left to who brings one, and to calls that make nothing', ({ assert }) => {
    const own = withKey(BOOKING, { idempotencyKey: 'my-own-key' })
    assert.equal(own.idempotencyKey, 'my-own-key')
    assert.isUndefined(withKey('api.shipping.quotes.store', {}).idempotencyKey)
  })
})
