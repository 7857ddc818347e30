import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { call } from '#tests/support/people'

const PROBLEM = 'application/problem+json'

const signIn = (accept: string) =>
  call('POST', '/api/v1/login', { username: 'ada@somewhere.test' }, { accept })

test.group('A refusal', () => {
  test('is a problem document (RFC 9457) on request, with code, request id and documentation', async ({
    assert,
  }) => {
    const { status, headers, body } = await signIn(PROBLEM)
    assert.equal(status, 422)
    assert.equal(headers.get('content-type'), PROBLEM)
    assert.match(headers.get('vary') ?? '', /\bAccept\b(?!-)/)
    const page = `${appUrl}/developers/errors/E_VALIDATION_ERROR`
    const { errors, ...problem } = body
    assert.deepEqual(problem, {
      type: page,
      title: 'Some fields need your attention',
      status: 422,
      detail: 'Some fields need your attention.',
      instance: '/api/v1/login',
      code: 'E_VALIDATION_ERROR',
      request_id: headers.get('request-id'),
      doc_url: page,
    })
    assert.containsSubset(errors, [{ field: 'password', rule: 'required' }])
    assert.isString(errors[0].message)
  })

  test('of an unknown path is a problem document, too', async ({ assert }) => {
    const { status, body } = await call('GET', '/api/v1/nowhere?a=1', undefined, {
      accept: PROBLEM,
    })
    assert.containsSubset(body, { code: 'E_NOT_FOUND', instance: '/api/v1/nowhere', status })
  })

  test('is a problem document for {accept}')
    .with([
      { accept: `application/json, ${PROBLEM}` },
      { accept: `${PROBLEM};q=0.5, */*;q=0.1` },
      { accept: `application/json;q=0.8,Application/Problem+JSON;q=0.8` },
    ])
    .run(async ({ assert }, { accept }) => {
      const { headers } = await signIn(accept)
      assert.equal(headers.get('content-type'), PROBLEM)
    })

  test('is our envelope for {accept}')
    .with([
      { accept: '*/*' },
      { accept: 'application/json' },
      { accept: `application/json, ${PROBLEM};q=0.9` },
      { accept: `${PROBLEM};q=0, */*` },
      { accept: 'text/html,application/*;q=0.8' },
    ])
    .run(async ({ assert }, { accept }) => {
      const { headers, body } = await signIn(accept)
      assert.match(headers.get('content-type') ?? '', /^application\/json/)
      assert.match(headers.get('vary') ?? '', /\bAccept\b(?!-)/)
      assert.sameMembers(Object.keys(body), ['message', 'code', 'errors'])
    })
})
