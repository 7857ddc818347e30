import { test } from '@japa/runner'
import { toOutcome, UNEXPECTED_ERROR } from '../../../inertia/api/api_outcome.js'

test.group('What a page makes of an answer', () => {
  test('several errors are a numbered list, and each field knows its own', ({ assert }) => {
    const errors = [{ field: 'email', message: 'Wrong.' }, { message: 'Late.' }]
    assert.deepEqual(toOutcome(422, { message: 'Some.', code: 'E_X', errors }), {
      ok: false,
      message: '1. Wrong.\n2. Late.',
      fields: { email: 'Wrong.' },
      code: 'E_X',
    })
  })

  test('without a list it is the message, without a message a sentence of our own', ({
    assert,
  }) => {
    const said = (status: number, body: unknown) => {
      const outcome = toOutcome(status, body)
      return outcome.ok ? 'fine' : outcome.message
    }
    assert.equal(said(409, { message: 'Too late.' }), 'Too late.')
    assert.equal(said(409, { message: 'Too late.', errors: [] }), 'Too late.')
    for (const body of [null, '', '<html>', {}, { message: 7 }, { errors: [{}, null, 'no'] }]) {
      assert.equal(said(502, body), UNEXPECTED_ERROR)
    }
    assert.equal(UNEXPECTED_ERROR, 'An Unexpected Error occured!')
  })

  test('a 418 is nothing to show', ({ assert }) => {
    const body = { message: 'I am a teapot.', errors: [{ message: 'Short and stout.' }] }
    assert.deepEqual(toOutcome(418, body), { ok: false, message: '', fields: {} })
  })

  test('an answer that went well is its body', ({ assert }) => {
    assert.deepEqual(toOutcome(201, { data: 1 }), { ok: true, body: { data: 1 } })
  })
})
