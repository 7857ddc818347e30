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
import { apiKeyOf } from '#tests/support/developers/api_keys'
import {
  sendTestShipment,
  createTestProgram,
  openTestSession,
} from '#tests/support/developers/test_data'
import { putMoney } from '#tests/support/money/wallet_rows'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'

const MEMBER = 'member@sendam.test'
const TRIED = 'Quokka Tryout'
const REAL = 'Marigold Realname'

const WAYS = [{}, { from: 'GB', to: 'NG' }, { courierDriver: 'manual' }] as const

/** Parcels in every status, with everything staff might handle, of live or test data. */
async function fill(organizationId: number, fullname: string): Promise<Shipment[]> {
  const since = DateTime.now().minus({ hours: 3 })
  const made: Shipment[] = []
  for (const status of SHIPMENT_STATUSES) {
    const ways = status === 'BOOKED' || status === 'PENDING' ? WAYS : [{}]
    for (const way of ways) {
      const shipment = await makeShipment({ status, since, receiver: { fullname }, ...way })
      made.push(await shipment.merge({ organizationId }).save())
    }
  }
  for (const shipment of made.filter(({ isPaid }) => isPaid)) await makeTasksOf(shipment)
  const stopped = { stopped: 'silent', looked_at: new Date(), next_look_at: null }
  const ids = made.map(({ id }) => id)
  await db.from('parcel_watches').whereIn('shipment_id', ids.slice(0, 6)).update(stopped)
  return made
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
function marksOf(fullname: string, made: Shipment[]): string[] {
  const numbers = made.flatMap(({ trackingNumber, transactionReference, waybillNumber }) =>
    [String(trackingNumber), transactionReference, waybillNumber].filter((mark) => mark !== null)
  )
  return [fullname, ...numbers]
}

function found(read: Map<string, string>, marks: string[]): string[] {
  return [...read].flatMap(([path, text]) => {
    // An echo of the requested number is allowed.
    const isEchoed = (mark: string) => path.includes(mark)
    const mark = marks.find((one) => text.includes(one) && !isEchoed(one))
    return mark ? [`${path} has ${mark}`] : []
  })
}

/** Lists with keys of both modes, and proof chains, which cover whole tables. */
const OF_BOTH = [
  ...['/base/developers', '/base/developers/log', '/api/v1/api_key/all'],
  '/admin/proof',
]

function changed(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before]
    .filter(([path, text]) => after.get(path) !== text && !OF_BOTH.includes(path))
    .map(([path]) => path)
}

function bookedOf(made: Shipment[]): Shipment {
  return made.find(({ status }) => status === 'BOOKED')!
}

test.group('What is tried', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('leaves no trace in anything that staff read, no figure and no list', async ({ assert }) => {
    const session = await PageSession.signedIn('root@sendam.test')
    const audiences = ['openConsole', 'bookAsStaff', 'signed in'] as const
    await fill(2, REAL)
    const { id } = await User.findByOrFail('email', MEMBER)
    const program = await createTestProgram(MEMBER)
    const business = await Organization.findOrFail(3)
    const { id: billingGroupId } = await BillingGroup.findByOrFail('name', 'Preferred Businesses')
    await business.merge({ billingGroupId }).save()
    const before = await readEverything(session, [...audiences])
    assert.isNotEmpty(found(before, [REAL]))

    const made = [...(await fill(-2, TRIED)), await sendTestShipment(program)]
    const wallet = await Wallet.ownedBy(-2, id)
    await ensureTestOrganization(business)
    const after = await readEverything(session, [...audiences], [bookedOf(made)])
    assert.deepEqual(changed(before, after), [])
    assert.deepEqual(found(after, marksOf(TRIED, made)), [])
    assert.isTrue(wallet.isTest)
  }).timeout(120_000)

  test('is not among what is live, nor that among what is tried, for one who has both', async ({
    assert,
  }) => {
    const [live, tried] = [await PageSession.signedIn(MEMBER), await openTestSession(MEMBER)]
    const member = await User.findByOrFail('email', MEMBER)
    await apiKeyOf(member)
    await putMoney(await Wallet.ownedBy(2, member.id), { kobo: 123_456_78 })
    const real = await fill(2, REAL)
    const before = await readEverything(live, ['signed in'])
    const made = [
      ...(await fill(-2, TRIED)),
      await sendTestShipment(await createTestProgram(MEMBER)),
    ]
    const named = [bookedOf(real), bookedOf(made)]
    const read = {
      live: await readEverything(live, ['signed in'], named),
      tried: await readEverything(tried, ['signed in'], named),
    }
    assert.deepEqual(changed(before, read.live), [])
    assert.isNotEmpty(found(read.live, [REAL]))
    assert.isNotEmpty(found(read.tried, [TRIED]))
    assert.deepEqual(found(read.live, marksOf(TRIED, made)), [])
    assert.deepEqual(found(read.tried, [...marksOf(REAL, real), '123,456.78', '123456.78']), [])
  }).timeout(120_000)
})
