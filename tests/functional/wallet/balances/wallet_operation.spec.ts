import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import type Wallet from '#wallet/balances/wallet'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { person } from '#tests/support/people'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'

let customer: User
let wallet: Wallet
let admin: ApiClientCall

function operation(change: object = {}) {
  return {
    amount: 500.25,
    comment: 'Paid at the counter',
    walletUserId: customer.id,
    walletId: wallet.id,
    isCredit: true,
    ...change,
  }
}

async function cashNaira(): Promise<number> {
  const response = await admin('get', `/wallet/user/${customer.id}`)
  return response.body().data.cashBalance
}

test.group('Staff operations on a wallet', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function begin(client: Parameters<typeof apiClientOf>[0], as = 'admin@sendam.test') {
    customer = await person({ firstname: 'Zubaida', lastname: 'Kolo' })
    wallet = await walletOf(customer.email)
    admin = await apiClientOf(client, as)
  }

  test('the ledger and the audit log record a credit with the staff member', async ({
    client,
    assert,
  }) => {
    await begin(client)
    const response = await admin('post', '/wallet/operation', operation())
    response.assertStatus(200)
    response.assertBody({
      message: '₦500.25 has been credited to the personal wallet of Zubaida Kolo.',
    })
    assert.equal(await cashNaira(), 500.25)
    const recent = await admin('get', `/transactions/user/${customer.id}/recent`)
    assert.containsSubset(recent.body().data, [
      { index: 1, type: 'STAFF_CREDIT', comment: 'Paid at the counter', amount: 500.25 },
    ])
    const staff = await db.from('users').where('email', 'admin@sendam.test').firstOrFail()
    const transfer = await db.from('ledger_transfers').where('kind', 'staff_credit').firstOrFail()
    assert.equal(transfer.created_by, staff.id)
    const entry = await db.from('audit_entries').where('action', 'wallet.credit').firstOrFail()
    assert.containsSubset(entry, {
      actor_id: staff.id,
      subject_kind: 'wallet',
      subject_id: String(wallet.id),
      before: { cashBalance: 0 },
      after: { cashBalance: 500.25, comment: 'Paid at the counter' },
    })
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('a debit takes at most the balance plus the credit limit', async ({ client, assert }) => {
    await begin(client)
    await putMoney(wallet, { kobo: 100_00 })
    const refused = await admin(
      'post',
      '/wallet/operation',
      operation({ isCredit: false, amount: 100.01 })
    )
    refused.assertStatus(402)
    refused.assertBodyContains({
      code: 'E_INSUFFICIENT_BALANCE',
      message: 'Insufficient Wallet balance! At most ₦100.00 can be debited.',
    })
    assert.equal(await cashNaira(), 100)
    await wallet.setCreditLimit(50_00)
    const allowed = await admin(
      'post',
      '/wallet/operation',
      operation({ isCredit: false, amount: 150 })
    )
    allowed.assertStatus(200)
    allowed.assertBody({
      message: '₦150.00 has been debited from the personal wallet of Zubaida Kolo.',
    })
    assert.equal(await cashNaira(), -50)
    assert.lengthOf(await db.from('audit_entries').where('action', 'wallet.debit'), 1)
  })

  test('a credit repeated with one Idempotency-Key happens once', async ({ client, assert }) => {
    await begin(client)
    const key = { 'idempotency-key': 'operation-number-1' }
    for (let time = 0; time < 3; time++) {
      const response = await admin('post', '/wallet/operation', operation(), key)
      response.assertStatus(200)
    }
    assert.equal(await cashNaira(), 500.25)
    const other = await admin('post', '/wallet/operation', operation({ amount: 1 }), key)
    other.assertStatus(409)
  })

  test('staff cannot credit their own wallet', async ({ client }) => {
    await begin(client)
    const mine = await walletOf('admin@sendam.test')
    const { id } = await db.from('users').where('email', 'admin@sendam.test').firstOrFail()
    const own = operation({ walletId: mine.id, walletUserId: Number(id) })
    const response = await admin('post', '/wallet/operation', own)
    response.assertStatus(403)
    response.assertBodyContains({ message: 'You cannot credit your own wallet.' })
  })

  test('a wallet that the named person has no access to answers 404', async ({ client }) => {
    await begin(client)
    const other = await walletOf('other@sendam.test')
    for (const change of [{ walletId: other.id }, { walletUserId: 1 }, { walletId: 999_999_999 }]) {
      const response = await admin('post', '/wallet/operation', operation(change))
      response.assertStatus(404)
    }
  })

  test('values outside the limits of the form are refused with 422', async ({ client, assert }) => {
    await begin(client)
    const refusals: [object, string][] = [
      [{ amount: 0.09 }, '"Amount" must be between 0.1 and 1,000,000'],
      [{ amount: 1_000_000.01 }, '"Amount" must be between 0.1 and 1,000,000'],
      [{ amount: -5 }, '"Amount" must be between 0.1 and 1,000,000'],
      [{ amount: 1.234 }, '"Amount" must have at most two decimals'],
      [{ amount: null }, '"Amount" should not be empty'],
      [{ amount: '5' }, '"Amount" must be a number'],
      [{ comment: '' }, '"Comment" should not be empty'],
      [{ comment: ' a ' }, '"Comment" must have at least 2 characters'],
      [{ comment: 'x'.repeat(101) }, '"Comment" must have at most 100 characters'],
      [{ comment: 'two\nlines' }, '"Comment" is invalid'],
      [{ isCredit: 'yes' }, '"Credit" must be true or false'],
      [{ walletId: 1.5 }, '"Wallet" is invalid'],
    ]
    for (const [change, message] of refusals) {
      const response = await admin('post', '/wallet/operation', operation(change))
      response.assertStatus(422)
      assert.include(
        response.body().errors.map((error: { message: string }) => error.message),
        message
      )
    }
    for (const amount of [0.1, 1_000_000]) {
      const response = await admin('post', '/wallet/operation', operation({ amount }))
      response.assertStatus(200)
    }
  })

  test('customers and managers are refused with 403', async ({ client }) => {
    await begin(client)
    for (const as of ['member@sendam.test', 'manager@sendam.test']) {
      const apiClient = await apiClientOf(client, as)
      const credit = await apiClient('post', '/wallet/operation', operation())
      credit.assertStatus(403)
      for (const path of [
        '/wallet/all',
        `/wallet/user/${customer.id}`,
        `/wallet/user/${customer.id}/all`,
        `/transactions/user/${customer.id}/recent`,
      ]) {
        const response = await apiClient('get', path)
        response.assertStatus(403)
      }
    }
  })

  test('all wallets of a person are listed, and an operation goes to the chosen one', async ({
    client,
    assert,
  }) => {
    await begin(client)
    const acme = await Organization.findByOrFail('name', 'ACME Foods')
    const owner = { userId: customer.id, organizationId: acme.id, role: 'owner' } as const
    await Membership.create(owner)
    const listed = await admin('get', `/wallet/user/${customer.id}/all`)
    listed.assertStatus(200)
    assert.deepEqual(
      listed.body().data.map((entry: { title: string }) => entry.title),
      ['Personal wallet of Zubaida Kolo', 'Business wallet of ACME Foods']
    )
    const [personal, business] = listed.body().data
    const done = await admin('post', '/wallet/operation', operation({ walletId: business.id }))
    done.assertBody({ message: '₦500.25 has been credited to the business wallet of ACME Foods.' })
    const audited = await db.from('audit_entries').where('action', 'wallet.credit').firstOrFail()
    assert.equal(audited.after.wallet, 'Business wallet of ACME Foods')

    const path = `/wallet/user/${customer.id}`
    const read = await admin('get', `${path}?walletId=${business.id}`)
    const gained = business.cashBalance + 500.25
    assert.containsSubset(read.body().data, { id: business.id, cashBalance: gained })
    const home = await admin('get', path)
    assert.containsSubset(home.body().data, { id: personal.id, cashBalance: 0 })
    const transactions = `/transactions/user/${customer.id}/recent`
    const ofBusiness = await admin('get', `${transactions}?walletId=${business.id}`)
    assert.containsSubset(ofBusiness.body().data, [{ comment: 'Paid at the counter' }])
    const own = await admin('get', transactions)
    assert.deepEqual(own.body().data, [])

    const other = await walletOf('member@sendam.test')
    for (const call of [path, transactions]) {
      const refused = await admin('get', `${call}?walletId=${other.id}`)
      refused.assertStatus(404)
    }
  })

  test('the record of a business names its wallet, whose transactions the page of its owner shows', async ({
    client,
    assert,
  }) => {
    await begin(client)
    const business = await walletOf('owner@acme.test')
    const owner = await User.findByOrFail('email', 'owner@acme.test')
    const path = `/organization/${business.organizationId}`
    const record = await admin('get', path)
    assert.deepEqual(record.body().data.wallet, { id: business.id, userId: owner.id })
    const page = await PageSession.signedIn('admin@sendam.test')
    const late = { component: 'admin/people/user_account', only: 'transactions' }
    const { props } = await page.visit(`/base/users/${owner.id}?wallet=${business.id}`, late)
    assert.equal(props.transactions.walletId, business.id)
  })

  test('wallets are found by the name of their owner', async ({ client, assert }) => {
    await begin(client)
    await walletOf('owner@acme.test')
    const found = await admin('get', '/wallet/all?condition=zubaida%20kolo')
    assert.containsSubset(found.body().data, [
      { id: wallet.id, owner: 'Zubaida Kolo', username: customer.email, userId: customer.id },
    ])
    const business = await admin('get', '/wallet/all?condition=ACME')
    assert.containsSubset(business.body().data, [
      { owner: 'ACME Foods', organizationWallet: true, userId: null },
    ])
    const nothing = await admin('get', '/wallet/all?condition=%25%25')
    assert.deepEqual(nothing.body().data, [])
    const unknown = await admin('get', '/wallet/user/99999999')
    unknown.assertStatus(404)
  })
})
