import { test } from '@japa/runner'
import { differencesOf } from '#tests/support/developers/reference_differences'
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
  answer: { data: [] },
}

const PAID: SeenCall = {
  ...READ,
  name: 'api.shipping.payments.store',
  method: 'POST',
  path: '/shipment/{ref}/make_payment/{balance}',
  params: { ref: 'SND1', balance: 'Wallet' },
  sent: 'application/json',
  answer: { message: 'Payment received.', data: { trackingNumber: 260012345678 } },
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
      assert.deepEqual(differencesOf(reference, call), [difference])
    })
  }

  test('and finds nothing where a call is as described', ({ assert }) => {
    for (const call of [READ, PAID, { ...PAID, body: { amount: '1,234.50' } }]) {
      assert.deepEqual(differencesOf(reference, call), [])
    }
    assert.deepEqual(differencesOf(reference, { ...PAID, status: 404, answer: REFUSED }), [])
  })
})
