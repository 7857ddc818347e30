import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

const ACME = 3
const RETAIL = 2
const OWNER = 'owner@acme.test'
const CHIDI = 'member@sendam.test'

const thisMonth = () => DateTime.now().setZone('Africa/Lagos').startOf('month')

/** A shipment paid two minutes after its booking. */
function makePaid(at: DateTime, draft: ShipmentDraft = {}) {
  return makeShipment({ status: 'BOOKED', shippingNaira: 10_000, createdAt: at, ...draft })
}

async function joinAcme(email: string) {
  const user = await User.findByOrFail('email', email)
  await Membership.create({ userId: user.id, organizationId: ACME, role: 'member' })
}

type Months = { month: string; shipments: number; spend: number }[]

function figures(months: Months) {
  return months.map(({ shipments, spend }) => [shipments, spend])
}

test.group('Dashboard figures', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('cover shipments paid in the last six months, by Lagos time', async ({ client, assert }) => {
    await makePaid(thisMonth())
    await makePaid(thisMonth(), { shippingNaira: 2_500 })
    await makePaid(thisMonth().minus({ minutes: 3 }))
    await makePaid(thisMonth().minus({ months: 5 }))
    await makePaid(thisMonth().minus({ months: 5, minutes: 3 }))
    await makePaid(thisMonth(), { status: 'AWAITING_PAYMENT_CONFIRMATION' })
    await makePaid(thisMonth(), { status: 'CANCELED' })
    await makePaid(thisMonth(), { status: 'VOIDED' })
    const apiClient = await apiClientOf(client, CHIDI)
    const response = await apiClient('get', '/dashboard')
    response.assertStatus(200)
    const { months, shipments, spendText, recent } = response.body().data
    assert.deepEqual(figures(months), [
      [1, 10_000],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 10_000],
      [2, 12_500],
    ])
    assert.equal(months[5].month, thisMonth().toFormat('yyyy-MM'))
    assert.equal(shipments, 4)
    assert.equal(spendText, '₦32,500.00')
    assert.lengthOf(recent, 5)
  })

  test('show a retail customer only their own', async ({ client, assert }) => {
    await makePaid(thisMonth(), { owner: 'other@sendam.test' })
    await makePaid(thisMonth(), { owner: OWNER })
    const apiClient = await apiClientOf(client, CHIDI)
    for (const path of ['/dashboard', `/dashboard/${RETAIL}`]) {
      const response = await apiClient('get', path)
      assert.containsSubset(response.body().data, { shipments: 0, recent: [] })
    }
  })

  test('of a business are open to its members, whichever organization they act for', async ({
    client,
    assert,
  }) => {
    await makePaid(thisMonth(), { owner: OWNER })
    await joinAcme(CHIDI)
    const member = await apiClientOf(client, CHIDI)
    const own = await member('get', '/dashboard')
    assert.containsSubset(own.body().data, { shipments: 0 })
    const ofAcme = await member('get', `/dashboard/${ACME}`)
    assert.containsSubset(ofAcme.body().data, { shipments: 1, spendText: '₦10,000.00' })
    assert.lengthOf(ofAcme.body().data.recent, 1)
  })

  test('of an organization that the person does not belong to answer 404', async ({ client }) => {
    for (const email of [CHIDI, 'manager@sendam.test', 'franchise@sendam.test']) {
      const apiClient = await apiClientOf(client, email)
      for (const id of [ACME, 1, 987_654_321, 0]) {
        const response = await apiClient('get', `/dashboard/${id}`)
        response.assertStatus(404)
      }
    }
  })

  test('cover the whole of any organization for staff', async ({ client, assert }) => {
    for (const email of ['admin@sendam.test', 'root@sendam.test']) {
      const apiClient = await apiClientOf(client, email)
      const counts = () =>
        Promise.all(
          ['', `/${RETAIL}`, `/${ACME}`, '/1'].map(async (path) => {
            const response = await apiClient('get', `/dashboard${path}`)
            return response.body().data.shipments
          })
        )
      const before = await counts()
      await makePaid(thisMonth(), { owner: OWNER })
      await makePaid(thisMonth(), { owner: CHIDI })
      await makePaid(thisMonth(), { owner: 'other@sendam.test' })
      const after = await counts()
      assert.deepEqual(
        after.map((count, place) => count - before[place]),
        [3, 2, 1, 0]
      )
      const unknown = await apiClient('get', '/dashboard/987654321')
      unknown.assertStatus(404)
    }
  })
})

test.group('Organization dashboard', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  const deferred = { component: 'shipping/home/dashboard', only: 'balances' }

  test("shows its wallet without switching the caller's organization", async ({ assert }) => {
    await joinAcme(CHIDI)
    const page = await PageSession.signedIn(CHIDI)
    const { component, props } = await page.visit(`/base/dashboard/${ACME}`)
    assert.equal(component, 'shipping/home/dashboard')
    assert.containsSubset(props, {
      organization: { id: ACME, name: 'ACME Foods', isMember: true },
      hasWallet: true,
      caller: { organization: RETAIL },
    })
    const { props: then } = await page.visit(`/base/dashboard/${ACME}`, deferred)
    assert.containsSubset(then.balances, { bonusTitle: 'Referral Bonus', cash: '₦750,000.00' })
  })

  test('answers 404 to people outside the organization', async ({ assert }) => {
    const page = await PageSession.signedIn(CHIDI)
    for (const id of [ACME, 1, 987_654_321]) {
      const response = await page.get(`/base/dashboard/${id}`)
      assert.equal(response.status, 404)
      const { component } = await page.visit(`/base/dashboard/${id}`)
      assert.equal(component, 'shared/errors/not_found')
    }
  })

  test('is open to staff, and opens no wallet for them', async ({ assert }) => {
    const page = await PageSession.signedIn('admin@sendam.test')
    const before = await db.from('wallets').count('* as total').first()
    const acme = await page.visit(`/base/dashboard/${ACME}`, deferred)
    assert.equal(acme.props.balances.cash, '₦750,000.00')
    const { props } = await page.visit(`/base/dashboard/${RETAIL}`)
    assert.containsSubset(props, { hasWallet: false, organization: { isMember: false } })
    const retail = await page.visit(`/base/dashboard/${RETAIL}`, deferred)
    assert.isNull(retail.props.balances)
    assert.deepEqual(await db.from('wallets').count('* as total').first(), before)
  })
})
