import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { makeOverdue, OWNER, createTwoOpenInvoices } from '#tests/support/money/billing'
import { person } from '#tests/support/people'
import { addressOfServer } from '#tests/support/api_client'
import { readPages } from '#tests/unit/shipping/documents/reading'

const SCOPES = ['wallet:read' as const]

async function keyOfAcme(given: Parameters<typeof createUserApiKey>[1] = {}) {
  const owner = await User.findByOrFail('email', OWNER)
  const { text } = await createUserApiKey(owner, { scopes: SCOPES, ...given })
  return { call: withKey(text), headers: { authorization: `Bearer ${text}` } }
}

async function keyOfStranger() {
  const { text } = await createUserApiKey(await person(), { scopes: SCOPES })
  return withKey(text)
}

test.group('Invoices in the API', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed newest first, page by page', async ({ assert }) => {
    const [first, second] = await createTwoOpenInvoices()
    const { call } = await keyOfAcme()
    const { body: latest } = await call('GET', '/billing_invoice?limit=1')
    assert.isTrue(latest.has_more)
    assert.deepEqual(
      latest.data.map(({ number }: { number: string }) => number),
      [second!.number]
    )
    assert.containsSubset(latest.data[0], {
      state: 'open',
      total: 100,
      open: 100,
      periodFrom: second!.periodFrom.toISODate(),
      periodTo: second!.periodTo.toISODate(),
    })
    const { body: oldest } = await call('GET', `/billing_invoice?cursor=${latest.next_cursor}`)
    assert.containsSubset(oldest, { has_more: false, next_cursor: null })
    assert.deepEqual(
      oldest.data.map(({ id }: { id: number }) => id),
      [first!.id]
    )
    const stranger = await keyOfStranger()
    const elsewhere = await stranger('GET', `/billing_invoice?cursor=${latest.next_cursor}`)
    assert.deepEqual([elsewhere.status, elsewhere.body.code], [422, 'E_BAD_CURSOR'])
  })

  test('are filtered by day of issue and by state', async ({ assert }) => {
    const [first, second] = await createTwoOpenInvoices()
    await makeOverdue(first!, 3)
    const { call } = await keyOfAcme()
    const today = second!.issuedOn
    const findIds = async (query: string) => {
      const { body } = await call('GET', `/billing_invoice?${query}`)
      return body.data.map(({ id }: { id: number }) => id)
    }
    const both = [second!.id, first!.id]
    assert.deepEqual(await findIds(`from=${today.toISODate()}&to=${today.toISODate()}`), both)
    assert.deepEqual(await findIds(`from=${today.plus({ days: 1 }).toISODate()}`), [])
    assert.deepEqual(await findIds(`to=${today.minus({ days: 1 }).toISODate()}`), [])
    assert.deepEqual(await findIds('show=open'), both)
    assert.deepEqual(await findIds('show=overdue'), [first!.id])
    assert.deepEqual(await findIds('show=credit_notes'), [])
    for (const wrong of ['show=lost', 'limit=0', 'from=yesterday']) {
      const { status } = await call('GET', `/billing_invoice?${wrong}`)
      assert.equal(status, 422, wrong)
    }
  })

  test('are read with their lines, as PDF and as CSV', async ({ assert }) => {
    const [first] = await createTwoOpenInvoices()
    const { call, headers } = await keyOfAcme()
    const { body: read } = await call('GET', `/billing_invoice/${first!.id}`)
    assert.containsSubset(read.data, {
      invoice: { number: first!.number, total: 100 },
      vat: 0,
      vatPercent: 0,
      lines: [{ kind: 'debit', amount: 100, courier: null, weight: null }],
    })
    assert.match(read.data.lines[0].day, /^\d{4}-\d\d-\d\d$/)
    const { body: token } = await call('GET', `/billing_invoice/${first!.id}/pdf`)
    const pdf = await fetch(`${addressOfServer()}/api/v1/files/download?token=${token.message}`)
    const [text] = await readPages(Buffer.from(await pdf.arrayBuffer()))
    assert.include(text, first!.number)
    const address = `${addressOfServer()}/api/v1/billing_invoice/${first!.id}/csv`
    const csv = await fetch(address, { headers })
    assert.equal(csv.status, 200)
    assert.include(await csv.text(), `${first!.number},Line,`)
  })

  test('of a business are refused to a stranger, to a key without the scope and to a test key', async ({
    assert,
  }) => {
    const [first] = await createTwoOpenInvoices()
    const stranger = await keyOfStranger()
    const { call: withoutScope } = await keyOfAcme({ scopes: ['shipments:read'] })
    const { call: withTestKey } = await keyOfAcme({ mode: 'test' })
    for (const path of ['', '/pdf', '/csv']) {
      const address = `/billing_invoice/${first!.id}${path}`
      const foreign = await stranger('GET', address)
      assert.equal(foreign.status, 404, address)
      const refused = await withoutScope('GET', address)
      assert.deepEqual([refused.status, refused.body.code], [403, 'E_SCOPE_MISSING'], address)
      const testMode = await withTestKey('GET', address)
      assert.deepEqual([testMode.status, testMode.body.code], [403, 'E_LIVE_ONLY'], address)
    }
    const { body: none } = await stranger('GET', '/billing_invoice')
    assert.deepEqual(none, { data: [], has_more: false, next_cursor: null })
  })
})
