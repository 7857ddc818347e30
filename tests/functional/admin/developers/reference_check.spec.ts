import { test } from '@japa/runner'
import { readRecordedCalls } from '#admin/developers/openapi/recorded_calls'
import { findDifferences } from '#tests/support/developers/reference_differences'
import type { SeenCall } from '#tests/support/developers/seen_call'
import { ServedReference } from '#tests/support/developers/served_reference'

const READ: SeenCall = {
  name: 'api.shipping.locations.index',
  method: 'GET',
  path: '/locations',
  isShort: false,
  params: {},
  query: {},
  body: undefined,
  requestType: '',
  responseType: 'application/json',
  status: 200,
  headers: ['request-id'],
  by: 'token',
  answer: { data: [] },
}

const PAID: SeenCall = {
  ...READ,
  name: 'api.shipping.payments.store',
  method: 'POST',
  path: '/shipment/{ref}/make_payment/{balance}',
  params: { ref: 'SND1', balance: 'Wallet' },
  requestType: 'application/json',
  headers: ['request-id', 'sendam-version'],
  answer: { message: 'Payment received.', data: { trackingNumber: 260012345678 } },
}

const PRICED: SeenCall = {
  ...READ,
  name: 'api.shipping.rate_quotes.store',
  method: 'POST',
  path: '/rate/quote',
  requestType: 'application/json',
  headers: PAID.headers,
  body: {
    export: true,
    origin: { country: 'NG', state: 'NG_LA', city: 'IKEJA' },
    destination: { country: 'GB' },
    items: [{ quantity: 1, weight: 1.2, packageDimension: [20] }],
  },
  answer: readRecordedCalls()['api.shipping.rate_quotes.store']?.example?.answer,
}

const REFUSED = { message: 'No.', code: 'E_NOT_FOUND', errors: [{ message: 'No.' }] }

const DIFFERENT: [what: string, call: SeenCall, difference: string][] = [
  ['an undeclared call', { ...READ, path: '/nothing' }, 'is not in the file'],
  [
    'an undeclared field',
    { ...READ, answer: { data: [], more: 1 } },
    'answer 200: / must NOT have unevaluated properties: "more"',
  ],
  [
    'a field of another type',
    { ...PAID, answer: { message: 'Done', data: { trackingNumber: '260012345678' } } },
    'answer 200: /data/trackingNumber must be integer',
  ],
  ['an undeclared status', { ...READ, status: 302 }, 'answers a status that is not declared: 302 '],
  [
    'an undeclared error code',
    { ...PAID, status: 404, answer: { ...REFUSED, code: 'E_LOST' } },
    'answers 404 with a code that is not declared: E_LOST',
  ],
  [
    'a refusal of another shape',
    { ...PAID, status: 404, answer: { ...REFUSED, errors: 'No.' } },
    'answer 404: /errors must be array',
  ],
  [
    'an undeclared choice in the path',
    { ...PAID, params: { ref: 'SND1', balance: 'Gold' } },
    'path: /balance must be equal to one of the allowed values: ["Wallet","CashBack"]',
  ],
  [
    'an undeclared query parameter',
    { ...READ, query: { colour: 'red' } },
    'query: / must NOT have additional properties: "colour"',
  ],
  [
    'an accepted body of another type',
    { ...PAID, body: { amount: [] } },
    'body: /amount must be number',
  ],
  [
    'a missing header that every answer has',
    { ...READ, headers: [] },
    'answers 200 without the header that is declared: Request-Id',
  ],
  [
    'a missing RateLimit header in the answer to a key',
    {
      ...PAID,
      by: 'key',
      headers: [...PAID.headers, 'ratelimit-policy', 'x-ratelimit-limit'].concat(
        'x-ratelimit-remaining',
        'x-ratelimit-reset'
      ),
    },
    'answers 200 without the header that is declared: RateLimit',
  ],
  [
    'a list that is too short',
    { ...PRICED, body: { ...(PRICED.body as object), items: [] } },
    'body: /items must NOT have fewer than 1 items',
  ],
  [
    'an undeclared body',
    { ...READ, method: 'GET', requestType: 'application/json', body: { a: 1 } },
    'takes a body that is not described',
  ],
]

test.group('The check of calls against the API reference', (group) => {
  let reference: ServedReference
  group.setup(async () => {
    reference = await ServedReference.read()
  })

  for (const [what, call, difference] of DIFFERENT) {
    test(`reports ${what}`, ({ assert }) => {
      assert.deepEqual(findDifferences(reference, call), [difference])
    })
  }

  test('reports nothing for a call as described', ({ assert }) => {
    for (const call of [READ, PAID, PRICED, { ...PAID, body: { amount: '1,234.50' } }]) {
      assert.deepEqual(findDifferences(reference, call), [])
    }
    assert.deepEqual(findDifferences(reference, { ...PAID, status: 404, answer: REFUSED }), [])
  })
})
