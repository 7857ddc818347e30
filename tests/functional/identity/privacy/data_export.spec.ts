import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { as, call, person } from '#tests/support/people'
import { makeShipment } from '#tests/support/shipment_rows'
import { MARKS, createUserWithHistory } from './user_with_history.js'

type Section = { name: string; rows: Record<string, unknown>[] }

test.group('The data export of a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists all their data in plain values, without secrets', async ({ assert }) => {
    const user = await createUserWithHistory()
    const ask = await as(user)
    const { status, headers, body } = await ask('GET', '/user/data_export')
    assert.equal(status, 200)
    assert.equal(headers.get('cache-control'), 'no-store, private')
    const sections: Section[] = body.data.sections
    const rows = (name: string) => sections.find((section) => section.name === name)!.rows
    const { firstname, lastname, email, phoneNumber, receiver, street } = MARKS
    assert.containsSubset(rows('Account'), [{ firstname, lastname, email, phoneNumber }])
    assert.lengthOf(rows('Shipments'), 1)
    assert.containsSubset(rows('Shipments'), [{ reference: `For ${receiver}` }])
    assert.include(JSON.stringify(rows('Shipments')), street)
    assert.lengthOf(rows('Addresses on shipments'), 2)
    assert.containsSubset(rows('Reweighs'), [{ bookedKg: 1.5, courierKg: 3 }])
    assert.containsSubset(rows('Address book'), [
      { fullname: receiver, address: street, isDefault: false },
    ])
    assert.containsSubset(rows('Saved boxes'), [{ name: `For ${receiver}`, lengthCm: 30 }])
    assert.include(JSON.stringify(rows('Bookings not finished')), street)
    assert.containsSubset(rows('Checkout settings'), [{ state: 'NG_LA', fallbackNaira: 5_000 }])
    assert.containsSubset(rows('Wallet'), [{ account: 'cash_back', balanceNaira: 1000 }])
    assert.lengthOf(rows('Transactions'), 3)
    assert.lengthOf(rows('Linked bank accounts'), 1)
    assert.lengthOf(rows('Invitations'), 1)
    assert.lengthOf(rows('Bank verification number'), 1)
    assert.isNotEmpty(rows('Sessions and tokens'))
    for (const value of sections.flatMap((section) => section.rows).flatMap(Object.values)) {
      assert.isTrue(value === null || ['string', 'number', 'boolean'].includes(typeof value))
    }
    // Contains nothing that grants access.
    assert.notMatch(JSON.stringify(body), /hash|scrypt|bbbbbbbb|aaaaaaaa/i)
  })

  test('contains nothing of others, nor of their business', async ({ assert }) => {
    await createUserWithHistory()
    await makeShipment({ owner: 'owner@acme.test', receiver: { fullname: 'Acme Receiver' } })
    const stranger = await person({ firstname: 'Stranger' })
    const askStranger = await as(stranger)
    const { body } = await askStranger('GET', '/user/data_export')
    const text = JSON.stringify(body)
    for (const mark of Object.values(MARKS)) assert.notInclude(text, mark)
    const nobody = await call('GET', '/api/v1/user/data_export')
    assert.equal(nobody.status, 401)
    const owner = await call('POST', '/api/v1/login', {
      username: 'owner@acme.test',
      password: 'Sendam#2026',
    })
    const authorization = owner.headers.get('authorization')!
    const ownerExport = await call('GET', '/api/v1/user/data_export', undefined, { authorization })
    assert.notInclude(JSON.stringify(ownerExport.body), 'Acme Receiver')
  })

  test('is refused with 429 after ten in an hour', async ({ assert }) => {
    const ask = await as(await person())
    for (let n = 1; n <= 10; n++) {
      const fine = await ask('GET', '/user/data_export')
      assert.equal(fine.status, 200)
    }
    const often = await ask('GET', '/user/data_export')
    assert.equal(often.status, 429)
  })
})
