import { test } from '@japa/runner'
import { toOutcome, UNEXPECTED_ERROR } from '../../../inertia/api/api_outcome.js'

test.group('Outcome of an API call', () => {
  test('numbers several errors, and gives each field its own error', ({ assert }) => {
    const errors = [{ field: 'email', message: 'Wrong.' }, { message: 'Late.' }]
    assert.deepEqual(toOutcome(422, { message: 'Some.', code: 'E_X', errors }), {
      ok: false,
      message: '1. Wrong.\n2. Late.',
      fields: { email: 'Wrong.' },
      code: 'E_X',
    })
  })

  test('falls back to the message without a list, and to a default sentence without both', ({
    assert,
  }) => {
    const messageOf = (status: number, body: unknown) => {
      const outcome = toOutcome(status, body)
      return outcome.ok ? 'fine' : outcome.message
    }
    assert.equal(messageOf(409, { message: 'Too late.' }), 'Too late.')
    assert.equal(messageOf(409, { message: 'Too late.', errors: [] }), 'Too late.')
    for (const body of [null, '', '<html>', {}, { message: 7 }, { errors: [{}, null, 'no'] }]) {
      assert.equal(messageOf(502, body), UNEXPECTED_ERROR)
    }
    assert.equal(UNEXPECTED_ERROR, 'An Unexpected Error occured!')
  })

  test('shows no message for a response 418', ({ assert }) => {
    const body = { message: 'I am a teapot.', errors: [{ message: 'Short and stout.' }] }
    assert.deepEqual(toOutcome(418, body), { ok: false, message: '', fields: {} })
  })

  test('holds the body of a successful response', ({ assert }) => {
    assert.deepEqual(toOutcome(201, { data: 1 }), { ok: true, body: { data: 1 } })
  })
})
