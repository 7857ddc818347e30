import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import SendApprovalMailsJob from '#admin/approvals/send_approval_mails_job'
import { DEMO_PASSWORD } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { approvalRules } from '#identity/approvals/approval_settings'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import Wallet from '#wallet/balances/wallet'
import { withdrawalFeeKobo } from '#wallet/balances/wallet_settings'
import { sheet, tariffOf } from '#tests/functional/admin/tariffs/versions/tariff_version_calls'
import { runJob } from '#tests/support/jobs'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { bookLightParcel } from '#tests/support/reweighs'
import { apiClientOf } from '#tests/support/api_client'
import { seedReference } from '#tests/support/reference'
import { smallTariff } from '#tests/support/tariff'
import { assertStatus } from '#tests/support/money/payouts'
import { mailOf } from '#tests/support/people'
import { change, needsTwo, type Staff, staffOf } from './approval_calls.js'

type Answer = any

/** The reason for the approver, which each call accepts in its body. */
const approvalReason = 'As agreed on Monday'

function approvalIdOf(answer: Answer): number {
  answer.assertStatus(202)
  return answer.body().data.approval.id
}

async function whyOf(staff: Staff, id: number): Promise<string | null> {
  const { why } = await staff.read(id)
  return why
}

test.group('Actions that can need approval', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a refund above the limit waits for approval, even from a manager', async ({
    client,
    assert,
  }) => {
    await seedReference()
    await smallTariff()
    const manager = await apiClientOf(client, 'manager@sendam.test')
    await putMoney(await walletOf('manager@sendam.test'), { kobo: 1_000_000_00 })
    const shipment = await bookLightParcel(manager, 'manager@sendam.test')
    await needsTwo('refund', 1_000_000)
    const finance = await staffOf(client, { group: 'FINANCE' })
    const another = await bookLightParcel(manager, 'manager@sendam.test')
    const small: Answer = await manager('delete', `/shipment/void/${another.id}`)
    small.assertStatus(200)
    await needsTwo('refund', 1)
    const answer: Answer = await manager('delete', `/shipment/void/${shipment.id}`, {
      approvalReason,
    })
    const id = approvalIdOf(answer)
    assert.notInclude(answer.body().message, 'under Approvals')
    await shipment.refresh()
    assert.notEqual(shipment.status, 'VOIDED')
    const read = await finance.read(id)
    assert.equal(read.why, approvalReason)
    assert.deepInclude(read.changes, { field: 'Status', before: 'Booked', after: 'Voided' })
    const own: Answer = await manager('get', `/approval/${id}`)
    own.assertStatus(200)
    const approved = await finance.approve(id)
    approved.assertStatus(200)
    assert.match(approved.body().message, /^Approved\. Shipment voided\. ₦/)
    await shipment.refresh()
    assert.equal(shipment.status, 'VOIDED')
    const refunds = await db
      .from('ledger_transfers')
      .where({ kind: 'shipment_refund', reference: shipment.transactionReference })
    assert.lengthOf(refunds, 1)
    await runJob(SendApprovalMailsJob, { id })
    const [mail] = await mailOf('manager@sendam.test')
    assert.include(mail!.text, `/base/shipments/${shipment.trackingNumber}`)
    assert.notInclude(mail!.text, '/admin/')
  })

  test('raising a credit limit above the limit waits; other changes to an organization do not', async ({
    client,
    assert,
  }) => {
    await needsTwo('credit_limit', 50_000)
    const staff = await staffOf(client)
    const finance = await staffOf(client, { group: 'FINANCE' })
    const terms = {
      name: 'Bola Textiles',
      contactEmail: 'bola@textiles.test',
      address: '12 Marina, Lagos',
      active: true,
      contactPhoneNumber: '08031234567',
      billingCycle: 'Monthly',
    }
    const created: Answer = await staff.apiClient('post', '/organization', {
      ...terms,
      creditLimit: 50_000,
    })
    created.assertStatus(200)
    const { id: organization, version } = created.body().data
    const save = (creditLimit: number, more: object = {}): Promise<Answer> =>
      staff.apiClient('put', `/organization/${organization}`, { ...terms, creditLimit, ...more })
    const raise = approvalIdOf(await save(80_000, { version, approvalReason }))
    assert.equal(await whyOf(finance, raise), approvalReason)
    const limit = async () => {
      const { creditLimitKobo } = await Wallet.ownedBy(organization, null)
      return creditLimitKobo
    }
    assert.equal(await limit(), 50_000_00)
    await assertStatus(save(40_000, { name: 'Bola Cloth' }), 200)
    const stale = await finance.approve(raise)
    stale.assertStatus(409)
    assert.match(stale.body().message, /Somebody else has changed the organization/)
    const again = approvalIdOf(await save(90_000))
    await assertStatus(finance.approve(again), 200)
    assert.equal(await limit(), 90_000_00)
    await assertStatus(save(60_000, { name: 'Bola Fabrics' }), 200)
    const other: Answer = await staff.apiClient('post', '/organization', {
      ...terms,
      name: 'New Textiles',
      creditLimit: 60_000,
      approvalReason,
    })
    assert.equal(await whyOf(finance, approvalIdOf(other)), approvalReason)
    await finance.approve(approvalIdOf(other))
    assert.lengthOf(await db.from('organizations').where('name', 'New Textiles'), 1)
  })

  test('creating or promoting an administrator, or changing their login, waits for approval', async ({
    client,
    assert,
  }) => {
    await needsTwo('administrator')
    const root = await apiClientOf(client, 'root@sendam.test')
    const management = await staffOf(client, { group: 'MANAGEMENT' })
    const record = {
      username: 'ngozi@example.test',
      firstname: 'Ngozi',
      lastname: 'Ade',
      phoneNumber: '08031234999',
      roles: ['ADMIN'],
      approvalGroups: ['FINANCE'],
    }
    const make = approvalIdOf(await root('post', '/user/create', { ...record, approvalReason }))
    assert.equal(await whyOf(management, make), approvalReason)
    assert.isNull(await User.findBy('email', record.username))
    const member: Answer = await root('post', '/user/create', {
      ...record,
      username: 'member@example.test',
      roles: ['MEMBER'],
    })
    member.assertStatus(200)
    const done = await management.approve(make)
    done.assertStatus(200)
    const ngozi = await User.findByOrFail('email', record.username)
    assert.equal(ngozi.role, 'ADMIN')
    assert.lengthOf(await mailOf(record.username), 1)
    const edit = (more: object): Promise<Answer> =>
      root('put', `/user/${ngozi.id}`, { ...record, ...more })
    await assertStatus(edit({ lastname: 'Bello' }), 200)
    const given = approvalIdOf(await edit({ username: 'else@example.test', approvalReason }))
    assert.equal(await whyOf(management, given), approvalReason)
    approvalIdOf(await edit({ approvalGroups: ['MANAGEMENT'] }))
    const promoted = approvalIdOf(await edit({ roles: ['ROOT'], lastname: 'Bello' }))
    await change(ngozi, { approvalGroup: 'MANAGEMENT', password: DEMO_PASSWORD })
    await ngozi.merge({ emailVerifiedAt: ngozi.createdAt }).save()
    const own = await apiClientOf(client, record.username)
    const refused: Answer = await own('post', `/approval/${promoted}/approve`)
    refused.assertStatus(403)
    assert.match(refused.body().message, /You benefit from this/)
    await assertStatus(edit({ roles: ['MEMBER'], approvalGroups: [] }), 200)
  })

  test('publishing, scheduling or rolling back a tariff waits; the live tariff cannot be edited', async ({
    client,
    assert,
  }) => {
    await smallTariff()
    const zone = await ShippingZone.query()
      .where({ courierCode: 'DHL', kind: 'export', description: 'United Kingdom' })
      .whereNull('archivedAt')
      .firstOrFail()
    const tariff = await tariffOf(client)
    const operations = await staffOf(client, { group: 'OPERATIONS' })
    await needsTwo('tariff')
    const alone = await tariff.save(zone.id, sheet(50_000, 60_000, 200_000))
    alone.assertStatus(409)
    assert.equal(alone.body().code, 'E_TARIFF_NEEDS_DRAFT')
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 71_000, 250_000), draft)
    const id = approvalIdOf(await tariff.publish(draft, { approvalReason }))
    assert.equal(await whyOf(operations, id), approvalReason)
    const kobo = async () => {
      const rows = await db.from('shipping_rates').where('zone_id', zone.id).orderBy('above_grams')
      return rows.map(({ rate_kobo: rate }) => Number(rate))
    }
    const middle = async () => {
      const [, second] = await kobo()
      return second
    }
    assert.notEqual(await middle(), 71_000_00)
    await tariff.save(zone.id, sheet(60_000, 72_000, 250_000), draft)
    const changed = await operations.approve(id)
    changed.assertStatus(409)
    assert.equal(changed.body().code, 'E_APPROVAL_CHANGED')
    assert.notEqual(await middle(), 72_000_00)
    await assertStatus(operations.approve(id), 200)
    assert.equal(await middle(), 72_000_00)
    const version = await db.from('tariff_versions').where('id', draft).firstOrFail()
    const { id: adminId } = await User.findByOrFail('email', 'admin@sendam.test')
    assert.equal(Number(version.published_by), adminId)
    const back = approvalIdOf(await tariff.rollBack(draft, { approvalReason }))
    assert.equal(await whyOf(operations, back), approvalReason)
    await assertStatus(operations.approve(back), 200)
    assert.notEqual(await middle(), 72_000_00)
    const next = await tariff.draft('From February')
    await tariff.save(zone.id, sheet(50_000, 60_000, 200_000), next)
    const startsAt = DateTime.now()
      .setZone('Africa/Lagos')
      .plus({ days: 3 })
      .toFormat("yyyy-LL-dd'T'HH:mm")
    const planned = approvalIdOf(await tariff.publish(next, { startsAt }))
    await assertStatus(operations.approve(planned), 200)
    const { starts_at: start } = await db.from('tariff_versions').where('id', next).firstOrFail()
    assert.isNotNull(start)
  })

  test('changing a sensitive setting, or switching an approval rule off, waits for approval', async ({
    client,
    assert,
  }) => {
    const root = await apiClientOf(client, 'root@sendam.test')
    const management = await staffOf(client, { group: 'MANAGEMENT' })
    const set = (key: string, value: unknown): Promise<Answer> =>
      root('put', `/setting/${key}`, { value, approvalReason })
    await assertStatus(set('wallet.transaction_fee_kobo', 60), 200)
    const rule = { isOn: true, aboveKobo: 1000, group: 'FINANCE' }
    await assertStatus(set('approvals.wallet_operation', rule), 200)
    const off = approvalIdOf(await set('approvals.wallet_operation', { ...rule, isOn: false }))
    assert.containsSubset(await approvalRules.wallet_operation.get(), {
      isOn: true,
      aboveKobo: 1000_00,
    })
    await assertStatus(set('approvals.setting', { isOn: true, group: 'MANAGEMENT' }), 200)
    const fee = approvalIdOf(await set('wallet.transaction_fee_kobo', 70))
    assert.equal(await withdrawalFeeKobo.get(), 60_00)
    await assertStatus(set('shipping.quote_minutes', 45), 200)
    const { changes, why } = await management.read(fee)
    assert.equal(why, approvalReason)
    assert.deepEqual(changes, [{ field: 'Transaction fee', before: '₦60.00', after: '₦70.00' }])
    await assertStatus(management.approve(fee), 200)
    assert.equal(await withdrawalFeeKobo.get(), 70_00)
    await assertStatus(management.approve(off), 200)
    assert.containsSubset(await approvalRules.wallet_operation.get(), { isOn: false })
  })
})
