import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import {
  bookTestShipment,
  createTestClient,
  openTestSession,
} from '#tests/support/developers/test_data'
import { apiClientOf } from '#tests/support/api_client'
import { smallTariff } from '#tests/support/tariff'

const MEMBER = 'member@sendam.test'
const ACME = 3

async function joinAcme(email = MEMBER) {
  const { id: userId } = await User.findByOrFail('email', email)
  await Membership.firstOrCreate({ userId, organizationId: ACME, role: 'member' })
}

async function worksOnTestData(page: PageSession): Promise<boolean> {
  const { props } = await page.visit('/base/home')
  return props.caller.isTest
}

test.group('The test data of an organization', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('follow its name, its prices and whether it is active', async ({ assert }) => {
    const { preferred } = await smallTariff()
    await joinAcme()
    const live = await Organization.findOrFail(ACME)
    const apiClient = await createTestClient(MEMBER, ACME)
    const usual = await bookTestShipment(apiClient)
    await live.merge({ name: 'ACME Kitchens', billingGroupId: preferred.id }).save()
    const twin = await Organization.findOrFail(-ACME)
    assert.equal(twin.name, 'ACME Kitchens')
    const negotiated = await bookTestShipment(apiClient)
    assert.isBelow(negotiated.paymentAmountKobo, usual.paymentAmountKobo)

    await live.merge({ active: false }).save()
    const { paymentAmountKobo, transactionReference } = negotiated
    assert.isAbove(paymentAmountKobo, 0)
    const refused = await apiClient('POST', `/shipment/${transactionReference}/make_payment/Wallet`)
    assert.deepEqual([refused.status, refused.body.code], [403, 'E_ORGANIZATION_INACTIVE'])
    await twin.refresh()
    await twin.merge({ name: 'Trying' }).save()
    await live.refresh()
    assert.equal(live.name, 'ACME Kitchens')
  })

  test('are open only to members of the organization, who can switch to them and back', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const foreign = await apiClient('put', `/switch/-${ACME}`)
    assert.equal(foreign.status(), 404)
    const page = await PageSession.signedIn(MEMBER)
    const isTest = () => worksOnTestData(page)
    assert.isFalse(await isTest())
    const there = await page.send('PUT', '/api/v1/switch/-2')
    assert.deepEqual(await there.json(), { message: 'You are now working with test data.' })
    assert.isTrue(await isTest())
    const back = await page.send('PUT', '/api/v1/switch/2')
    assert.deepEqual(await back.json(), { message: 'You are now working with live data.' })
    assert.isFalse(await isTest())
  })

  test('can be switched to with a bearer token', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const answer = await apiClient('put', '/switch/-2')
    const authorization = answer.header('authorization')!
    const wallet = await client.get('/api/v1/wallet').header('authorization', authorization)
    assert.equal(wallet.body().data.cashBalance, 1_000_000)
  })

  test('are left by a new sign-in and are not listed as an organization', async ({ assert }) => {
    await joinAcme()
    const page = await openTestSession(MEMBER, ACME)
    const { props } = await page.visit('/base/home')
    const names = props.organizations.map(({ id }: { id: number }) => id)
    assert.sameMembers(names, [2, ACME])
    assert.equal(props.organizations.find(({ current }: { current: boolean }) => current).id, ACME)
    const again = await PageSession.signedIn(MEMBER)
    assert.isFalse(await worksOnTestData(again))
  })

  test('refuse calls of a page that was opened for live data, and vice versa', async ({
    assert,
  }) => {
    const page = await openTestSession(MEMBER)
    const refused = await page.get('/api/v1/wallet', { 'sendam-organization': '2' })
    assert.equal(refused.status, 409)
    const { message } = (await refused.json()) as { message: string }
    assert.include(
      message,
      'You opened this page for Retail customers, but you are now working for the test data of Retail customers.'
    )
    await page.send('PUT', '/api/v1/switch/2')
    const other = await page.get('/api/v1/wallet', { 'sendam-organization': '-2' })
    assert.equal(other.status, 409)
    const own = await page.get('/api/v1/wallet', { 'sendam-organization': '2' })
    assert.equal(own.status, 200)
  })

  test('give staff no access to the console or to other customers', async ({ assert }) => {
    const page = await openTestSession('root@sendam.test', 1)
    const console = await page.get('/admin/home')
    assert.equal(console.headers.get('location'), '/base/home')
    const home = await page.get('/base/home')
    assert.equal(home.status, 200)
    const refused = await page.get('/api/v1/wallet/all')
    const { code, message } = (await refused.json()) as { code: string; message: string }
    assert.deepEqual([refused.status, code], [403, 'E_LIVE_ONLY'])
    assert.equal(message, 'This only works with live data. Switch to live data first.')
  })
})
