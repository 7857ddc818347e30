import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import Organization from '#identity/organizations/models/organization'
import { ensureTestOrganization } from '#identity/test_mode/test_organization'
import BillingGroup from '#shipping/pricing/models/billing_group'
import BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import Reweigh from '#shipping/reweighing/models/reweigh'
import Pickup from '#shipping/shipment/models/pickup'
import type Shipment from '#shipping/shipment/models/shipment'
import { SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import Wallet from '#wallet/balances/wallet'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { readEverything } from '#tests/support/developers/reachable_data'
import { createUserApiKey } from '#tests/support/developers/api_keys'
import {
  sendTestShipment,
  createTestClient,
  openTestSession,
} from '#tests/support/developers/test_data'
import { putMoney } from '#tests/support/money/wallet_rows'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'

const MEMBER = 'member@sendam.test'
const TEST_NAME = 'Quokka Tryout'
const LIVE_NAME = 'Marigold Realname'

const WAYS = [{}, { from: 'GB', to: 'NG' }, { courierDriver: 'manual' }] as const

/** Parcels in every status, with everything staff might handle, of live or test data. */
async function fill(organizationId: number, fullname: string): Promise<Shipment[]> {
  const since = DateTime.now().minus({ hours: 3 })
  const shipments: Shipment[] = []
  for (const status of SHIPMENT_STATUSES) {
    const ways = status === 'BOOKED' || status === 'PENDING' ? WAYS : [{}]
    for (const way of ways) {
      const shipment = await makeShipment({ status, since, receiver: { fullname }, ...way })
      shipments.push(await shipment.merge({ organizationId }).save())
    }
  }
  for (const shipment of shipments.filter(({ isPaid }) => isPaid)) await makeTasksOf(shipment)
  const stopped = { stopped: 'silent', looked_at: new Date(), next_look_at: null }
  const ids = shipments.map(({ id }) => id)
  await db.from('parcel_watches').whereIn('shipment_id', ids.slice(0, 6)).update(stopped)
  return shipments
}

async function makeTasksOf(shipment: Shipment) {
  const { id: shipmentId, organizationId, userId } = shipment
  const day = DateTime.now().setZone('Africa/Lagos').startOf('day')
  const pickup = await Pickup.create({
    organizationId,
    userId,
    placeKey: `door ${shipmentId}`,
    carrier: 'dhl',
    driver: 'sandbox',
    state: 'refused',
    day,
    readyAt: '10:00',
    closeAt: '17:00',
    changeableUntil: day,
    problem: `Nobody comes for ${shipmentId}`,
  } as const)
  await shipment.merge({ pickupId: pickup.id }).save()
  for (const state of ['surplus', 'unresolved'] as const) {
    const reference = `${state} ${shipmentId}`
    await BookingAttempt.create({ shipmentId, driver: 'dhl', reference, state })
  }
  await Reweigh.create({
    shipmentId,
    organizationId,
    source: 'Test',
    status: 'disputed',
    dispute: 'No',
    billedGrams: 1500,
    carrierGrams: 3000,
    differenceKobo: 100_00,
    amountKobo: 100_00,
    approvedAt: shipment.createdAt,
    dueAt: shipment.createdAt,
  } as const)
  const { waybillNumber } = shipment
  if (waybillNumber) {
    await db.table('waybill_returns').insert({
      shipment_id: shipmentId,
      waybill_number: waybillNumber,
      problem: 'Call them',
    })
  }
}

/** Names and numbers that must not appear. */
function marksOf(fullname: string, shipments: Shipment[]): string[] {
  const numbers = shipments.flatMap(({ trackingNumber, transactionReference, waybillNumber }) =>
    [String(trackingNumber), transactionReference, waybillNumber].filter((mark) => mark !== null)
  )
  return [fullname, ...numbers]
}

function findMarks(read: Map<string, string>, marks: string[]): string[] {
  return [...read].flatMap(([path, text]) => {
    // A page may repeat the number that its path asks for.
    const isEchoed = (mark: string) => path.includes(mark)
    const mark = marks.find((candidate) => text.includes(candidate) && !isEchoed(candidate))
    return mark ? [`${path} has ${mark}`] : []
  })
}

/** Pages that may show test and live data: keys of both modes, and chains over whole tables. */
const OF_BOTH = [
  ...['/base/developers', '/base/developers/log', '/api/v1/api_key/all'],
  '/admin/proof',
]

/** Shows when this session was last used. */
const OWN_SESSION = '/base/profile/security'

const withoutAges = (text = '') => text.replaceAll(/\b\d+ (?:second|minute)s? ago\b/g, '')

function listChanged(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before]
    .filter(([path]) => ![...OF_BOTH, OWN_SESSION].includes(path))
    .filter(([path, text]) => withoutAges(after.get(path)) !== withoutAges(text))
    .map(([path]) => path)
}

function bookedOf(shipments: Shipment[]): Shipment {
  return shipments.find(({ status }) => status === 'BOOKED')!
}

test.group('Test data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('leave no trace in any page or call that staff read', async ({ assert }) => {
    const session = await PageSession.signedIn('root@sendam.test')
    const audiences = ['openConsole', 'bookAsStaff', 'signed in'] as const
    await fill(2, LIVE_NAME)
    const { id } = await User.findByOrFail('email', MEMBER)
    const apiClient = await createTestClient(MEMBER)
    const business = await Organization.findOrFail(3)
    const { id: billingGroupId } = await BillingGroup.findByOrFail('name', 'Preferred Businesses')
    await business.merge({ billingGroupId }).save()
    const before = await readEverything(session, [...audiences])
    assert.isNotEmpty(findMarks(before, [LIVE_NAME]))

    const shipments = [...(await fill(-2, TEST_NAME)), await sendTestShipment(apiClient)]
    const wallet = await Wallet.ownedBy(-2, id)
    await ensureTestOrganization(business)
    const after = await readEverything(session, [...audiences], [bookedOf(shipments)])
    assert.deepEqual(listChanged(before, after), [])
    assert.deepEqual(findMarks(after, marksOf(TEST_NAME, shipments)), [])
    assert.isTrue(wallet.isTest)
  }).timeout(120_000)

  test('and live data never mix for a customer who has both', async ({ assert }) => {
    const [live, inTest] = [await PageSession.signedIn(MEMBER), await openTestSession(MEMBER)]
    const member = await User.findByOrFail('email', MEMBER)
    await createUserApiKey(member)
    await putMoney(await Wallet.ownedBy(2, member.id), { kobo: 123_456_78 })
    const real = await fill(2, LIVE_NAME)
    const before = await readEverything(live, ['signed in'])
    const shipments = [
      ...(await fill(-2, TEST_NAME)),
      await sendTestShipment(await createTestClient(MEMBER)),
    ]
    const named = [bookedOf(real), bookedOf(shipments)]
    const read = {
      live: await readEverything(live, ['signed in'], named),
      inTest: await readEverything(inTest, ['signed in'], named),
    }
    assert.deepEqual(listChanged(before, read.live), [])
    assert.isNotEmpty(findMarks(read.live, [LIVE_NAME]))
    assert.isNotEmpty(findMarks(read.inTest, [TEST_NAME]))
    assert.deepEqual(findMarks(read.live, marksOf(TEST_NAME, shipments)), [])
    assert.deepEqual(
      findMarks(read.inTest, [...marksOf(LIVE_NAME, real), '123,456.78', '123456.78']),
      []
    )
  }).timeout(120_000)
})
