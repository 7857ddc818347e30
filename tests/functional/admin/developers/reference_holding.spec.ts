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
  sent: '',
  kind: 'application/json',
  status: 200,
  headers: ['request-id'],
  by: 'program',
  answer: { data: [] },
}

const PAID: SeenCall = {
  ...READ,
  name: 'api.shipping.payments.store',
  method: 'POST',
  path: '/shipment/{ref}/make_payment/{balance}',
  params: { ref: 'SND1', balance: 'Wallet' },
  sent: 'application/json',
  headers: ['request-id', 'sendam-version'],
  answer: { message: 'Payment received.', data: { trackingNumber: 260012345678 } },
}

const PRICED: SeenCall = {
  ...READ,
  name: 'api.shipping.rate_quotes.store',
  method: 'POST',
  path: '/rate/quote',
  sent: 'application/json',
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
  ['a call that it does not know', { ...READ, path: '/nothing' }, 'is not in the file'],
  [
    'a field that it does not name',
    { ...READ, answer: { data: [], more: 1 } },
    'answer 200: / must NOT have unevaluated properties: "more"',
  ],
  [
    'a field of another type',
    { ...PAID, answer: { message: 'Done', data: { trackingNumber: '260012345678' } } },
    'answer 200: /data/trackingNumber must be number',
  ],
  [
    'a status that it does not name',
    { ...READ, status: 302 },
    'answers a status that is not declared: 302 ',
  ],
  [
    'a code that it does not name',
    { ...PAID, status: 404, answer: { ...REFUSED, code: 'E_LOST' } },
    'answers 404 with a code that is not declared: E_LOST',
  ],
  [
    'a failure of another shape',
    { ...PAID, status: 404, answer: { ...REFUSED, errors: 'No.' } },
    'answer 404: /errors must be array',
  ],
  [
    'a choice in the address that it does not offer',
    { ...PAID, params: { ref: 'SND1', balance: 'Gold' } },
    'path: /balance must be equal to one of the allowed values: ["Wallet","CashBack"]',
  ],
  [
    'a question that it does not know',
    { ...READ, query: { colour: 'red' } },
    'query: / must NOT have additional properties: "colour"',
  ],
  [
    'a body of another type that was taken',
    { ...PAID, body: { amount: [] } },
    'body: /amount must be number',
  ],
  [
    'a header that every answer has',
    { ...READ, headers: [] },
    'answers 200 without the header that is declared: Request-Id',
  ],
  [
    'a header that tells a key what is left of its minute',
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
    'a body that it does not describe',
    { ...READ, method: 'GET', sent: 'application/json', body: { a: 1 } },
    'takes a body that is not described',
  ],
]

test.group('What the file says of the API is held against', (group) => {
  let reference: ServedReference
  group.setup(async () => {
    reference = await ServedReference.read()
  })

  for (const [what, call, difference] of DIFFERENT) {
    test(what, ({ assert }) => {
      assert.deepEqual(findDifferences(reference, call), [difference])
    })
  }

  test('and finds nothing where a call is as described', ({ assert }) => {
    for (const call of [READ, PAID, PRICED, { ...PAID, body: { amount: '1,234.50' } }]) {
      assert.deepEqual(findDifferences(reference, call), [])
    }
    assert.deepEqual(findDifferences(reference, { ...PAID, status: 404, answer: REFUSED }), [])
  })
})
