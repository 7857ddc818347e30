import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { person } from '#tests/support/people'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'

type Answer = { data: { id: number }[]; has_more: boolean; next_cursor: string | null }

async function makeShipper(drafts: ShipmentDraft[]) {
  const user = await person()
  const shipments = []
  for (const draft of drafts) shipments.unshift(await makeShipment({ owner: user.email, ...draft }))
  const { text } = await createUserApiKey(user)
  const call = withKey(text)
  return {
    user,
    shipments,
    list: async (filters: Record<string, string | number>, path = '/shipment') => {
      const query = new URLSearchParams(Object.entries(filters).map(([k, v]) => [k, String(v)]))
      const { status, body } = await call('GET', `${path}?${query}`)
      return { status, code: body.code, errors: body.errors, answer: body as Answer }
    },
  }
}

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

test.group('List in the API', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has each shipment once over all pages, even while others are booked', async ({
    assert,
  }) => {
    const { user, shipments, list } = await makeShipper([{}, {}, {}, {}, {}])
    const { answer: first } = await list({ limit: 2 })
    assert.isTrue(first.has_more)
    await makeShipment({ owner: user.email })
    const { answer: second } = await list({ limit: 2, cursor: first.next_cursor! })
    const { answer: last } = await list({ limit: 2, cursor: second.next_cursor! })
    assert.deepEqual(ids([...first.data, ...second.data, ...last.data]), ids(shipments))
    assert.deepEqual([last.has_more, last.next_cursor], [false, null])
  })

  test('is filtered by status, dates and numbers', async ({ assert }) => {
    const lastYear = DateTime.fromISO('2025-03-10T23:30:00Z')
    const { shipments, list } = await makeShipper([
      { status: 'DELIVERED', createdAt: lastYear },
      { status: 'BOOKED' },
      { status: 'CANCELED' },
    ])
    const [canceled, booked, delivered] = ids(shipments)
    const findIds = async (filters: Record<string, string>) => {
      const { answer } = await list(filters)
      return ids(answer.data)
    }
    assert.deepEqual(await findIds({ status: 'BOOKED' }), [booked])
    assert.deepEqual(await findIds({ from: '2025-03-11', to: '2025-03-11' }), [delivered])
    assert.deepEqual(await findIds({ to: '2025-03-10' }), [])
    assert.deepEqual(await findIds({ trackingNumber: String(shipments[1]!.trackingNumber) }), [
      booked,
    ])
    assert.deepEqual(await findIds({ reference: shipments[0]!.transactionReference }), [canceled])
    const refused = await list({ status: 'LOST', limit: 101 })
    assert.deepEqual(
      refused.errors.map(({ field }: { field: string }) => field),
      ['limit', 'status']
    )
    for (const trackingNumber of ['abc', '12e3', '1'.repeat(20)]) {
      const { status, errors } = await list({ trackingNumber })
      assert.deepEqual([status, errors?.[0].field], [422, 'trackingNumber'], trackingNumber)
    }
    assert.deepEqual(await findIds({ trackingNumber: '9'.repeat(15) }), [])
  })

  test('refuses a cursor that is invented, of another list or of another customer', async ({
    assert,
  }) => {
    const { user, list } = await makeShipper([{}, {}])
    const stranger = await makeShipper([{}, {}])
    const wallet = await walletOf(user.email)
    for (const comment of ['One', 'Two']) await putMoney(wallet, { kobo: 100_00, comment })
    const { answer: strangerList } = await stranger.list({ limit: 1 })
    const { answer: otherList } = await list({ limit: 1 }, '/transaction')
    const foreign = [strangerList.next_cursor!, otherList.next_cursor!]
    for (const cursor of ['17', 'bm90LW91cnM', ...foreign]) {
      const { status, code, errors } = await list({ cursor })
      assert.deepEqual([status, code, errors[0].field], [422, 'E_BAD_CURSOR', 'cursor'], cursor)
    }
  })

  test('of transactions is paged in the same way', async ({ assert }) => {
    const { user, list } = await makeShipper([])
    const wallet = await walletOf(user.email)
    for (const comment of ['One', 'Two', 'Three']) await putMoney(wallet, { kobo: 100_00, comment })
    const { answer: first } = await list({ limit: 2 }, '/transaction')
    await putMoney(wallet, { kobo: 100_00, comment: 'Four' })
    const { answer: last } = await list({ cursor: first.next_cursor! }, '/transaction')
    const comments = [...first.data, ...last.data].map((row) => Object(row).comment)
    assert.deepEqual(comments, ['Three', 'Two', 'One'])
    assert.deepEqual([last.has_more, last.next_cursor], [false, null])
    const { answer: future } = await list({ from: '2999-01-01' }, '/transaction')
    assert.deepEqual(future, { data: [], has_more: false, next_cursor: null } as never)
  })
})
