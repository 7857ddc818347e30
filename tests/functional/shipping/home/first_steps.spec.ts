import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import SavedAddress from '#shipping/booking/models/saved_address'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { makeShipment } from '#tests/support/shipment_rows'
import User from '#identity/accounts/models/user'

const CHIDI = 'member@sendam.test'
const OWNER = 'owner@acme.test'
const ACME = 3
const RETAIL = 2

const NOTHING = { isConfirmed: true, hasSenderAddress: false, hasMoney: false, hasBooked: false }

async function firstStepsOf(email: string) {
  const session = await PageSession.signedIn(email)
  const { props } = await session.visit('/base/home')
  return props.firstSteps
}

async function saveAddress(email: string, given: { organizationId: number; side: string }) {
  const user = await User.findByOrFail('email', email)
  const row = { fullname: 'Chidi Eze', phoneNumber: '08031234567', email, address: '14 Allen Ave' }
  await SavedAddress.create({ userId: user.id, countryCode: 'NG', ...row, ...given } as never)
}

test.group('First steps on the home page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of a new account are all open but the confirmed e-mail', async ({ assert }) => {
    await makeShipment({ owner: OWNER })
    await saveAddress(OWNER, { organizationId: RETAIL, side: 'origin' })
    await saveAddress(CHIDI, { organizationId: RETAIL, side: 'destination' })
    assert.deepEqual(await firstStepsOf(CHIDI), NOTHING)
  })

  test('are ticked off, and leave when all are done', async ({ assert }) => {
    await saveAddress(CHIDI, { organizationId: RETAIL, side: 'origin' })
    assert.deepEqual(await firstStepsOf(CHIDI), { ...NOTHING, hasSenderAddress: true })
    await makeShipment({ status: 'CANCELED' })
    assert.deepEqual(await firstStepsOf(CHIDI), { ...NOTHING, hasSenderAddress: true })
    await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    assert.deepEqual(await firstStepsOf(CHIDI), {
      ...NOTHING,
      hasSenderAddress: true,
      hasBooked: true,
    })
    await seedDemoWallets()
    assert.isNull(await firstStepsOf(CHIDI))
  })

  test('leave with the first paid parcel', async ({ assert }) => {
    await makeShipment()
    assert.isNull(await firstStepsOf(CHIDI))
  })

  test('of a business count what its members share', async ({ assert }) => {
    const chidi = await User.findByOrFail('email', CHIDI)
    await db.from('shipments').where('organization_id', ACME).delete()
    await saveAddress(CHIDI, { organizationId: ACME, side: 'origin' })
    assert.deepEqual(await firstStepsOf(OWNER), { ...NOTHING, hasSenderAddress: true })
    await SavedAddress.query().where('userId', chidi.id).update({ isShared: false })
    assert.deepEqual(await firstStepsOf(OWNER), NOTHING)
  })

  test('are not for staff', async ({ assert }) => {
    assert.isNull(await firstStepsOf('admin@sendam.test'))
  })
})
