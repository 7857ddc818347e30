import { test } from '@japa/runner'
import { toErrorEnvelope } from '#shared/errors/exception_handler'

test.group('A transaction that PostgreSQL ended', () => {
  test('to break a deadlock is answered with "try again"', ({ assert }) => {
    const error = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    const { status, body } = toErrorEnvelope(error)
    assert.deepEqual([status, body.code], [503, 'E_UNAVAILABLE'])
  })
})
