import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import type { SearchResult } from '#identity/search/finders'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import Wallet from '#wallet/balances/wallet'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { dataOf, expectStatus } from '#tests/support/answers'
import { buildAddress } from '#tests/support/developers/addresses'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import {
  sendTestShipment,
  createTestClient,
  openTestSession,
} from '#tests/support/developers/test_data'
import { putMoney } from '#tests/support/money/wallet_rows'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'

const OTHER = 'other@sendam.test'

async function searchAs(client: ApiClient, email: string) {
  const call = await apiClientOf(client, email)
  return async (text: string): Promise<SearchResult[]> =>
    dataOf(call('get', `/search?condition=${encodeURIComponent(text)}`))
}

const titles = (found: SearchResult[], kind: SearchResult['kind']) =>
  found.filter((result) => result.kind === kind).map(({ title }) => title)

test.group('Search', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('finds a shipment by number or its beginning, waybill, name or phone number', async ({
    client,
    assert,
  }) => {
    const receiver = { fullname: 'Yewande Coker', phoneNumber: '08039876543' }
    const parcel = await makeShipment({ receiver })
    await parcel.merge({ waybillNumber: 'JD014600' }).save()
    await makeShipment({ receiver: { fullname: 'Somebody Else' } })
    const search = await searchAs(client, 'member@sendam.test')
    const number = String(parcel.trackingNumber)
    for (const text of [
      ...[number, number.slice(0, 7), `${number.slice(0, 4)} ${number.slice(4)}`],
      ...[parcel.transactionReference, 'jd014600', 'yewande', 'Coker'],
      ...['0803987', '+234 803 987 6543', '803 9876'],
    ]) {
      const found = await search(text)
      assert.deepEqual(titles(found, 'shipment'), ['Chidi Eze to Yewande Coker'], text)
      assert.include(found[0]!.detail, number)
      assert.include(found[0]!.href, number)
    }
    assert.deepEqual(await search('0802'), [])
    assert.deepEqual(await search('%%'), [])
  })

  test('ranks a match of the number above one of the name, and shows five of a kind at most', async ({
    client,
    assert,
  }) => {
    const parcels = []
    for (let count = 0; count < 7; count++) {
      parcels.push(await makeShipment({ receiver: { fullname: 'Shop 4711' } }))
    }
    const oldest = parcels[0]!
    await oldest.merge({ waybillNumber: '4711' }).save()
    const found = await (await searchAs(client, 'member@sendam.test'))('4711')
    assert.lengthOf(titles(found, 'shipment'), 5)
    assert.include(found[0]!.detail, String(oldest.trackingNumber))
  })

  test('shows a customer nothing of others and nothing of the console', async ({
    client,
    assert,
  }) => {
    const receiver = { fullname: 'Yewande Coker' }
    const foreignParcel = await makeShipment({ owner: OTHER, receiver })
    const person = await User.findByOrFail('email', OTHER)
    await putMoney(await Wallet.ownedBy(2, person.id), { kobo: 500_00, reference: 'PAY-777001' })
    for (const email of ['member@sendam.test', 'owner@acme.test', 'manager@sendam.test']) {
      const search = await searchAs(client, email)
      for (const text of [
        ...['Yewande', String(foreignParcel.trackingNumber), foreignParcel.transactionReference],
        ...['PAY-777', OTHER, 'ACME', 'Ghana'],
      ]) {
        assert.deepEqual(await search(text), [], `${email} ${text}`)
      }
    }
    const own = await searchAs(client, OTHER)
    assert.deepEqual(titles(await own('yewande'), 'shipment'), ['Chidi Eze to Yewande Coker'])
    const [paid] = await own('pay-777')
    assert.equal(paid!.kind, 'transaction')
    assert.match(paid!.href, /\/base\/wallet\/transactions\?entry=\d+$/)
  })

  test('shows staff users, businesses, zones, and all shipments and transactions', async ({
    client,
    assert,
  }) => {
    await makeShipment({ owner: OTHER, receiver: { fullname: 'Yewande Coker' } })
    const person = await User.findByOrFail('email', OTHER)
    await person.merge({ phoneNumber: '+2348031112222' }).save()
    const wallet = await Wallet.ownedBy(2, person.id)
    await putMoney(wallet, { kobo: 500_00, reference: 'PAY-777001' })
    const zone = await ShippingZone.create({
      kind: 'export',
      courierCode: 'DHL',
      countryCode: 'NG',
      geography: 'all',
      description: 'Ghana',
    })
    const search = await searchAs(client, 'admin@sendam.test')
    assert.deepEqual(titles(await search('Yewande'), 'shipment'), ['Chidi Eze to Yewande Coker'])
    for (const text of ['bisi', 'Bisi Ade', 'adeyemi', 'other@', '0803111', '+234803111']) {
      const all = await search(text)
      const found = all.find(({ kind }) => kind === 'user')
      assert.equal(found?.title, 'Bisi Adeyemi', text)
      assert.equal(found?.href, `/base/users/${person.id}`)
    }
    assert.deepEqual(titles(await search('acme'), 'organization'), ['ACME Foods'])
    const [sheet] = await search('DHL - Ghana - Export')
    assert.equal(sheet!.title, 'DHL - Ghana - Export')
    assert.include(sheet!.href, String(zone.id))
    const [paid] = await search('PAY-777001')
    assert.equal(paid!.href, `/base/users/${person.id}?wallet=${wallet.id}`)
  })

  test('offers a booking to each saved receiver found, to those who may book', async ({
    client,
    assert,
  }) => {
    const call = await apiClientOf(client, 'owner@acme.test')
    const receiver = await dataOf(call('post', '/addressBook', buildAddress({ shared: true })))
    await expectStatus(201, call('post', '/addressBook', buildAddress({ side: 'origin' })))
    const search = await searchAs(client, 'owner@acme.test')
    const href = `/base/shipment/book?to=${receiver.id}`
    const booking = { kind: 'booking', title: 'Book to Amina Bello', detail: 'Wuse, Nigeria', href }
    assert.deepEqual(await search('amina'), [booking])
    const chidi = await User.findByOrFail('email', 'member@sendam.test')
    const place = await Membership.create({ userId: chidi.id, organizationId: 3, role: 'viewer' })
    const page = await PageSession.signedIn('member@sendam.test')
    await page.send('PUT', '/api/v1/switch/3')
    const searchInPage = async () => {
      const answer = await page.get('/api/v1/search?condition=amina')
      const { data } = await answer.json()
      return data
    }
    assert.deepEqual(await searchInPage(), [])
    await place.merge({ role: 'booker' }).save()
    assert.deepEqual(await searchInPage(), [booking])
  })

  test('offers staff to retry a shipment that its courier refused', async ({ client, assert }) => {
    const { id, trackingNumber } = await makeShipment({ status: 'PENDING_ISSUE' })
    const search = await searchAs(client, 'admin@sendam.test')
    const [shipment, retry] = await search(String(trackingNumber))
    assert.containsSubset(retry, { kind: 'retry', title: `Retry ${trackingNumber}`, retries: id })
    assert.equal(retry!.href, shipment!.href)
    const searchAsOwner = await searchAs(client, 'member@sendam.test')
    assert.deepEqual(await searchAsOwner(String(trackingNumber)), [shipment])
  })

  test('finds test data only in test mode and live data only in live mode', async ({
    client,
    assert,
  }) => {
    await smallTariff()
    const testParcel = await sendTestShipment(await createTestClient('member@sendam.test'))
    const real = await makeShipment()
    const inTest = await openTestSession('member@sendam.test')
    const look = async (number: number) => {
      const answer = await inTest.get(`/api/v1/search?condition=${number}`)
      const { data } = await answer.json()
      return titles(data, 'shipment')
    }
    assert.lengthOf(await look(testParcel.trackingNumber), 1)
    assert.lengthOf(await look(real.trackingNumber), 0)
    for (const email of ['member@sendam.test', 'admin@sendam.test']) {
      const live = await searchAs(client, email)
      assert.deepEqual(await live(String(testParcel.trackingNumber)), [])
      assert.lengthOf(await live(String(real.trackingNumber)), 1)
    }
    const staffInTest = await openTestSession('admin@sendam.test', 1)
    const found = await staffInTest.get('/api/v1/search?condition=chidi')
    assert.deepEqual(await found.json(), { data: [] })
  })

  test('refuses API keys, fewer than 2 or more than 100 characters, and 121 calls a minute', async ({
    client,
    assert,
  }) => {
    const { text } = await createUserApiKey(await User.findByOrFail('email', 'member@sendam.test'))
    const { status } = await withKey(text)('GET', '/search?condition=chidi')
    assert.equal(status, 403)
    const call = await apiClientOf(client, 'member@sendam.test')
    await expectStatus(422, call('get', '/search'))
    await expectStatus(422, call('get', '/search?condition=a'))
    await expectStatus(422, call('get', `/search?condition=${'a'.repeat(101)}`))
    await expectStatus(200, call('get', '/search?condition=aa'))
    const { id } = await User.findByOrFail('email', 'member@sendam.test')
    const minute = limiter.use({ requests: 120, duration: '1 minute' })
    await minute.set(`search:user:${id}`, 120, '1 minute')
    await expectStatus(429, call('get', '/search?condition=aa'))
  })
})
