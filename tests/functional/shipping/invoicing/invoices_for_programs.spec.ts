import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { apiKeyOf, withKey } from '#tests/support/developers/api_keys'
import { makeOverdue, OWNER, createTwoOpenInvoices } from '#tests/support/money/billing'
import { person } from '#tests/support/people'
import { addressOfServer } from '#tests/support/program'
import { readPages } from '#tests/unit/shipping/documents/reading'

const SCOPES = ['wallet:read' as const]

async function keyOfAcme(given: Parameters<typeof apiKeyOf>[1] = {}) {
  const owner = await User.findByOrFail('email', OWNER)
  const { text } = await apiKeyOf(owner, { scopes: SCOPES, ...given })
  return { ask: withKey(text), headers: { authorization: `Bearer ${text}` } }
}

async function keyOfStranger() {
  const { text } = await apiKeyOf(await person(), { scopes: SCOPES })
  return withKey(text)
}

test.group('Invoices, to a program', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed from the latest on, page by page', async ({ assert }) => {
    const [first, second] = await createTwoOpenInvoices()
    const { ask } = await keyOfAcme()
    const { body: latest } = await ask('GET', '/billing_invoice?limit=1')
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
    const { body: oldest } = await ask('GET', `/billing_invoice?cursor=${latest.next_cursor}`)
    assert.containsSubset(oldest, { has_more: false, next_cursor: null })
    assert.deepEqual(
      oldest.data.map(({ id }: { id: number }) => id),
      [first!.id]
    )
    const stranger = await keyOfStranger()
    const elsewhere = await stranger('GET', `/billing_invoice?cursor=${latest.next_cursor}`)
    assert.deepEqual([elsewhere.status, elsewhere.body.code], [422, 'E_BAD_CURSOR'])
  })

  test('are narrowed by the day of issue and by what is owed', async ({ assert }) => {
    const [first, second] = await createTwoOpenInvoices()
    await makeOverdue(first!, 3)
    const { ask } = await keyOfAcme()
    const today = second!.issuedOn
    const found = async (question: string) => {
      const { body } = await ask('GET', `/billing_invoice?${question}`)
      return body.data.map(({ id }: { id: number }) => id)
    }
    const both = [second!.id, first!.id]
    assert.deepEqual(await found(`from=${today.toISODate()}&to=${today.toISODate()}`), both)
    assert.deepEqual(await found(`from=${today.plus({ days: 1 }).toISODate()}`), [])
    assert.deepEqual(await found(`to=${today.minus({ days: 1 }).toISODate()}`), [])
    assert.deepEqual(await found('show=open'), both)
    assert.deepEqual(await found('show=overdue'), [first!.id])
    assert.deepEqual(await found('show=credit_notes'), [])
    for (const wrong of ['show=lost', 'limit=0', 'from=yesterday']) {
      const { status } = await ask('GET', `/billing_invoice?${wrong}`)
      assert.equal(status, 422, wrong)
    }
  })

  test('are read with their lines, as a paper and as a table', async ({ assert }) => {
    const [first] = await createTwoOpenInvoices()
    const { ask, headers } = await keyOfAcme()
    const { body: read } = await ask('GET', `/billing_invoice/${first!.id}`)
    assert.containsSubset(read.data, {
      invoice: { number: first!.number, total: 100 },
      vat: 0,
      vatPercent: 0,
      lines: [{ kind: 'debit', amount: 100, courier: null, weight: null }],
    })
    assert.match(read.data.lines[0].day, /^\d{4}-\d\d-\d\d$/)
    const { body: token } = await ask('GET', `/billing_invoice/${first!.id}/pdf`)
    const paper = await fetch(`${addressOfServer()}/api/v1/files/download?token=${token.message}`)
    const [text] = await readPages(Buffer.from(await paper.arrayBuffer()))
    assert.include(text, first!.number)
    const address = `${addressOfServer()}/api/v1/billing_invoice/${first!.id}/csv`
    const table = await fetch(address, { headers })
    assert.equal(table.status, 200)
    assert.include(await table.text(), `${first!.number},Line,`)
  })

  test('of a business are not there for a stranger, nor without the scope, nor among test data', async ({
    assert,
  }) => {
    const [first] = await createTwoOpenInvoices()
    const stranger = await keyOfStranger()
    const { ask: unallowed } = await keyOfAcme({ scopes: ['shipments:read'] })
    const { ask: trying } = await keyOfAcme({ mode: 'test' })
    for (const path of ['', '/pdf', '/csv']) {
      const address = `/billing_invoice/${first!.id}${path}`
      const foreign = await stranger('GET', address)
      assert.equal(foreign.status, 404, address)
      const refused = await unallowed('GET', address)
      assert.deepEqual([refused.status, refused.body.code], [403, 'E_SCOPE_MISSING'], address)
      const tried = await trying('GET', address)
      assert.deepEqual([tried.status, tried.body.code], [403, 'E_LIVE_ONLY'], address)
    }
    const { body: none } = await stranger('GET', '/billing_invoice')
    assert.deepEqual(none, { data: [], has_more: false, next_cursor: null })
  })
})
