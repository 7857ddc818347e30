import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import { ensureTestOrganization } from '#identity/test_mode/test_organization'
import Wallet from '#wallet/balances/wallet'
import PayoutAccount from '#wallet/payouts/models/payout_account'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { as, call, mailOf, PASSWORD, person } from '#tests/support/people'
import { makeShipment } from '#tests/support/shipment_rows'
import { MARKS, findColumnsContaining, createUserWithHistory } from './user_with_history.js'

async function testWalletOf(userId: number) {
  const wallet = await Wallet.ownedBy(-2, userId)
  return { cash: wallet.account('cash') }
}

const ERASE = '/user/erasure'
const CONFIRMED = { password: PASSWORD }

test.group('The erasure of a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('removes their name everywhere and keeps the books balanced', async ({ assert }) => {
    const user = await createUserWithHistory()
    assert.isNotEmpty(await findColumnsContaining(Object.values(MARKS)))
    const ask = await as(user)
    const { status, message } = await ask('POST', ERASE, CONFIRMED)
    assert.equal(message, 'Your account and your data have been erased.')
    assert.equal(status, 200)
    assert.deepEqual(await findColumnsContaining(Object.values(MARKS)), [])
    await user.refresh()
    assert.containsSubset(user.$attributes, {
      email: `erased-${user.id}@erased.invalid`,
      firstname: 'Erased',
      lastname: 'person',
      password: null,
      phoneNumber: null,
      referralCode: null,
      erasedBy: user.id,
    })
    const wallet = await db.from('wallets').where('user_id', user.id).firstOrFail()
    const accounts = await db.from('ledger_accounts').where('wallet_id', wallet.id)
    assert.isTrue(accounts.every(({ balance_kobo: kobo }) => Number(kobo) === 0))
    assert.deepEqual(await findLedgerFaults(), [])
    const shipments = await db.from('shipments').where('user_id', user.id)
    assert.lengthOf(shipments, 1)
    // The bank account received no payout, so it is deleted too.
    assert.isNull(await PayoutAccount.findBy('walletId', wallet.id))
    assert.lengthOf(await db.from('checkout_settings').where('user_id', user.id), 0)
  })

  test('removes their name from their test data, whose balance and parcels never prevent it', async ({
    assert,
  }) => {
    const user = await createUserWithHistory()
    const home = await user.homeMembership()
    const { id: organizationId } = await ensureTestOrganization(home.organization)
    const { cash } = await testWalletOf(user.id)
    const { receiver, receiverEmail, street } = MARKS
    const testParcel = await makeShipment({
      owner: MARKS.email,
      receiver: { fullname: receiver, email: receiverEmail, address: street },
    })
    await testParcel.merge({ organizationId }).save()
    const ask = await as(user)
    const { status, message } = await ask('POST', ERASE, CONFIRMED)
    assert.equal(status, 200, message)
    assert.deepEqual(await findColumnsContaining(Object.values(MARKS)), [])
    await cash.refresh()
    assert.equal(cash.balanceKobo, 100_000_000)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('ends every session, sends one e-mail and frees the address for a new sign-up', async ({
    assert,
  }) => {
    const user = await createUserWithHistory()
    const [here, there] = [await as(user), await as(user)]
    await here('POST', ERASE, CONFIRMED)
    const elsewhere = await there('GET', '/user/profile')
    assert.equal(elsewhere.status, 401)
    const login = await call('POST', '/api/v1/login', {
      username: MARKS.email,
      password: PASSWORD,
    })
    assert.equal(login.status, 401)
    const [mail, ...others] = await mailOf(MARKS.email)
    assert.isEmpty(others)
    assert.equal(mail!.subject, 'Your Sendam account is erased')
    const anew = await call('POST', '/api/v1/account', {
      username: MARKS.email,
      firstname: 'Zikora',
      lastname: 'Again',
      phoneNumber: '08031234567',
      password: PASSWORD,
    })
    assert.equal(anew.status, 200)
  })

  test('requires the password', async ({ assert }) => {
    const user = await createUserWithHistory()
    const ask = await as(user)
    for (const [body, status, field] of [
      [{}, 422, 'password'],
      [{ password: 'Wrong#2026' }, 422, 'password'],
      [{ password: 'x'.repeat(5000) }, 422, 'password'],
    ] as const) {
      const answer = await ask('POST', ERASE, body)
      assert.equal(answer.status, status)
      assert.equal(answer.body.errors[0].field, field)
    }
    await user.merge({ password: null }).save()
    const without = await ask('POST', ERASE, CONFIRMED)
    assert.include(without.message, 'You sign in without a password')
    await user.refresh()
    assert.equal(user.email, MARKS.email)
  })

  test('is refused with every open obligation in one answer', async ({ assert }) => {
    const user = await createUserWithHistory()
    const wallet = await walletOf(user.email)
    await putMoney(wallet, { kobo: 250_000 })
    await putMoney(wallet, { kobo: 30_000, account: 'hold' })
    await makeShipment({ owner: user.email, status: 'BOOKED' })
    await makeShipment({ owner: user.email, status: 'PENDING_ISSUE' })
    const returned = await makeShipment({ owner: user.email, status: 'COURIER_ASSIGNED' })
    await returned.merge({ trackingState: 'RETURNED' }).save()
    await makeShipment({ owner: user.email, status: 'AWAITING_PAYMENT_CONFIRMATION' })
    await db
      .from('reweighs')
      .where('status', 'waived')
      .update({ status: 'owed', amount_kobo: 1000, due_at: new Date() })
    await db.table('payment_intents').insert({
      reference: 'erasure-open',
      purpose: 'fund_wallet',
      organization_id: 2,
      user_id: user.id,
      wallet_id: wallet.id,
      amount_kobo: 1000,
      currency: 'NGN',
      provider: 'sandbox',
      status: 'pending',
      expires_at: new Date(),
    })
    const business = await Organization.create({ name: 'Zikora Fabrics' })
    await Membership.create({ organizationId: business.id, userId: user.id, role: 'owner' })
    const ask = await as(user)
    const { status, message, body } = await ask('POST', ERASE, CONFIRMED)
    assert.equal(status, 409)
    assert.equal(body.code, 'E_NOT_ERASABLE')
    for (const sentence of [
      'Zikora Fabrics has no other owner. Make somebody else an owner, or ask us to close it.',
      '₦2,500.00 is in the wallet. Withdraw it or spend it first.',
      'A withdrawal of ₦300.00 is on its way to the bank.',
      'A payment is not settled yet.',
      '2 parcels are not delivered yet.',
      'A booking waits to be paid for. Pay or cancel first.',
      'A reweigh is not paid. Pay or dispute it first.',
    ]) {
      assert.include(message, sentence)
    }
    const still = await ask('GET', '/user/profile')
    assert.equal(still.status, 200)
  })

  test('removes them from a business with another owner; its parcels stay unchanged', async ({
    assert,
  }) => {
    const user = await createUserWithHistory()
    await Membership.create({ organizationId: 3, userId: user.id, role: 'owner' })
    const parcel = await makeShipment({ owner: 'owner@acme.test', status: 'BOOKED' })
    await parcel.merge({ userId: user.id }).save()
    const ask = await as(user)
    const { status } = await ask('POST', ERASE, CONFIRMED)
    assert.equal(status, 200)
    assert.isNull(await Membership.findBy({ organizationId: 3, userId: user.id }))
    const addresses = await db.from('shipment_addresses').where('shipment_id', parcel.id)
    assert.isTrue(addresses.every(({ fullname }) => fullname !== 'Erased person'))
  })

  test('by staff requires a reason and their own password, and is logged once', async ({
    assert,
  }) => {
    const user = await createUserWithHistory()
    const admin = await person({ role: 'ADMIN' })
    const ask = await as(admin)
    const path = `/user/${user.id}/erasure`
    const wrong = await ask('POST', path, { password: 'Wrong#2026', reason: 'By letter' })
    assert.equal(wrong.status, 422)
    const silent = await ask('POST', path, CONFIRMED)
    assert.equal(silent.status, 422)
    const given = { ...CONFIRMED, reason: 'Letter of 20 November' }
    for (let n = 1; n <= 2; n++) {
      const done = await ask('POST', path, given)
      assert.equal(done.status, 200)
    }
    const entries = await db
      .from('audit_entries')
      .where({ subject_kind: 'user', subject_id: String(user.id), action: 'user.erase' })
    assert.lengthOf(entries, 1)
    assert.containsSubset(entries[0], {
      actor_id: admin.id,
      before: null,
      after: { askedBy: 'staff', reason: 'Letter of 20 November' },
    })
    assert.deepEqual(await findColumnsContaining([MARKS.email, MARKS.lastname]), [])
    for (const [method, at] of [
      ['PUT', `/user/unblock/${user.id}`],
      ['PUT', `/user/block/${user.id}`],
    ] as const) {
      const late = await ask(method, at, {})
      assert.equal(late.status, 409)
      assert.include(late.message, 'was erased')
    }
  })

  test('is refused for staff accounts, and to a customer for anybody else', async ({ assert }) => {
    const [root, admin, member] = [
      await person({ role: 'ROOT' }),
      await person({ role: 'ADMIN' }),
      await person(),
    ]
    const [asRoot, asAdmin, asMember] = [await as(root), await as(admin), await as(member)]
    const own = await asAdmin('POST', ERASE, CONFIRMED)
    assert.equal(own.status, 409)
    assert.include(own.message, 'a staff account')
    const given = { ...CONFIRMED, reason: 'Because' }
    const upwards = await asAdmin('POST', `/user/${root.id}/erasure`, given)
    assert.equal(upwards.status, 403)
    const downwards = await asRoot('POST', `/user/${admin.id}/erasure`, given)
    assert.equal(downwards.status, 409)
    const sideways = await asMember('POST', `/user/${admin.id}/erasure`, given)
    assert.equal(sideways.status, 403)
    const unknown = await asRoot('POST', '/user/999999999/erasure', given)
    assert.equal(unknown.status, 404)
    await admin.refresh()
    assert.isNull(admin.erasedAt)
  })
})
