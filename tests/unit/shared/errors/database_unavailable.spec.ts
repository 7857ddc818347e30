import { test } from '@japa/runner'
import { isBackendUnavailable } from '#shared/errors/backend_unavailable'
import { toErrorEnvelope } from '#shared/errors/exception_handler'
import { findRetryDelaySeconds } from '#shared/errors/retry_delay'

const coded = (code: string) => Object.assign(new Error('select 1 - no'), { code })

const CODES = [
  ...['57P01', '57P02', '57P03', '53300', '53100', '25006', '08P01', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]

const SENTENCES = [
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'timeout expired',
  'select "a" - "b" - Query read timeout',
  'Knex: Timeout acquiring a connection. The pool is probably full. Are you missing a .transacting(trx) call?',
  'Transaction query already complete, run with DEBUG=knex:tx for more info',
  'select $1 - recovery is in progress',
  // Redis behind sentinels
  'All sentinels are unreachable. Retrying from scratch after 10ms.',
  'NOREPLICAS Not enough good replicas to write.',
]

test.group('What a failover says', () => {
  test('is answered with 503 and when to try again: {said}')
    .with([
      ...CODES.map((said) => ({ said, error: coded(said) })),
      ...SENTENCES.map((said) => ({ said, error: new Error(said) })),
    ])
    .run(({ assert }, { error }) => {
      const { status, body } = toErrorEnvelope(error)
      assert.deepEqual([status, body.code], [503, 'E_UNAVAILABLE'])
      assert.equal(findRetryDelaySeconds(error), 5)
    })

  test('is not taken from a row, a rule or a mistake', ({ assert }) => {
    const others = [coded('23505'), coded('23514'), new Error('insert $1 - a timeout expired')]
    assert.deepEqual(others.map(isBackendUnavailable), [false, false, false])
  })
})
