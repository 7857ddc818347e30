import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import type { PendingApproval } from '#identity/approvals/components/pending_approvals'
import { needsTwo, type Staff, staffOf } from '#tests/functional/identity/approvals/approval_calls'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { sheet, tariffOf } from '#tests/functional/admin/tariffs/versions/tariff_version_calls'
import { dhlToBritainZone } from '#tests/browser/admin/tariffs/versions/version_screen'
import { ACME, OWNER, createTwoOpenInvoices } from '#tests/support/money/billing'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { bookLightParcel } from '#tests/support/reweighs'
import { apiClientOf } from '#tests/support/api_client'
import { seedReference } from '#tests/support/reference'
import { smallTariff } from '#tests/support/tariff'

type Answer = any

const MEMBER = 'member@sendam.test'
const ORGANIZATIONS = '/admin/config/organizations'

function readApprovalId(answer: Answer): number {
  answer.assertStatus(202)
  return answer.body().data.approval.id
}

function idOf(email: string): Promise<number> {
  return User.findByOrFail('email', email).then(({ id }) => id)
}

function lines(waiting: PendingApproval[]): string[] {
  return waiting.map(({ title, askedBy }) => `${title}, asked by ${askedBy}`)
}

test.group('Pending approvals', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  let staff: Staff
  let admin: PageSession

  async function begin(client: ApiClient) {
    staff = await staffOf(client, { role: 'ROOT', firstname: 'Ibrahim' })
    admin = await PageSession.signedIn('admin@sendam.test')
  }

  async function waitingOn(path: string): Promise<string[]> {
    const { props } = await admin.visit(path)
    return lines(props.waiting)
  }

  async function waitingOnOrganization(id: number): Promise<string[]> {
    const { props } = await admin.visit(`${ORGANIZATIONS}?detail=${id}`, {
      component: 'admin/organizations/organizations',
      only: 'shown',
    })
    return lines(props.shown.waiting)
  }

  function operateOn(walletId: number, walletUserId: number): Promise<Answer> {
    const operation = { amount: 5000, comment: 'Paid at the counter', isCredit: true }
    return staff.apiClient('post', '/wallet/operation', { ...operation, walletId, walletUserId })
  }

  test('about a wallet show on its owner’s account until they are withdrawn or expire', async ({
    client,
    assert,
  }) => {
    await begin(client)
    await needsTwo('wallet_operation')
    const [member, owner] = [await idOf(MEMBER), await idOf(OWNER)]
    const { id: walletId } = await walletOf(MEMBER)
    const id = readApprovalId(await operateOn(walletId, member))
    const line = 'Credit ₦5,000.00 to the personal wallet of Chidi Eze, asked by Ibrahim Staff'
    assert.deepEqual(await waitingOn(`/base/users/${member}`), [line])
    assert.deepEqual(await waitingOn(`/base/users/${owner}`), [])
    const page = await admin.visit(`/admin/approvals/${id}`)
    assert.include(page.props.subject.href, `/base/users/${member}?wallet=${walletId}`)
    await staff.withdraw(id)
    assert.deepEqual(await waitingOn(`/base/users/${member}`), [])
    const expired = readApprovalId(await operateOn(walletId, member))
    await db
      .from('approvals')
      .where('id', expired)
      .update({ expires_at: db.raw('now()') })
    assert.deepEqual(await waitingOn(`/base/users/${member}`), [])
  })

  test('about a business wallet show on each member’s account and on the business', async ({
    client,
    assert,
  }) => {
    await begin(client)
    await needsTwo('wallet_operation')
    const [member, owner] = [await idOf(MEMBER), await idOf(OWNER)]
    await Membership.create({ userId: member, organizationId: ACME, role: 'member' })
    const { id: walletId } = await walletOf(OWNER)
    const id = readApprovalId(await operateOn(walletId, member))
    const line = 'Credit ₦5,000.00 to the business wallet of ACME Foods, asked by Ibrahim Staff'
    assert.deepEqual(await waitingOn(`/base/users/${member}`), [line])
    assert.deepEqual(await waitingOn(`/base/users/${owner}`), [line])
    assert.deepEqual(await waitingOnOrganization(ACME), [line])
    const page = await admin.visit(`/admin/approvals/${id}`)
    assert.include(page.props.subject.href, `/base/users/${owner}?wallet=${walletId}`)
  })

  test('about an organization, a user and a setting show on the page of each', async ({
    client,
    assert,
  }) => {
    await begin(client)
    for (const kind of ['credit_limit', 'administrator', 'setting'] as const) await needsTwo(kind)
    const acme = await Organization.findOrFail(ACME)
    const terms = {
      name: acme.name,
      contactEmail: 'office@acme.test',
      address: '12 Marina, Lagos',
      contactPhoneNumber: '08031234567',
      billingCycle: 'Non',
      active: true,
    }
    readApprovalId(
      await staff.apiClient('put', `/organization/${ACME}`, { ...terms, creditLimit: 70_000 })
    )
    assert.deepEqual(await waitingOnOrganization(ACME), [
      'Raise the credit limit of ACME Foods to ₦70,000.00, asked by Ibrahim Staff',
    ])

    const member = await User.findByOrFail('email', MEMBER)
    const { firstname, lastname } = member
    const names = { username: MEMBER, firstname, lastname, phoneNumber: '08031234567' }
    const record = { ...names, roles: ['ADMIN'] }
    readApprovalId(await staff.apiClient('put', `/user/${member.id}`, record))
    assert.deepEqual(await waitingOn(`/base/users/${member.id}`), [
      `Make Chidi Eze (${MEMBER}) an administrator, asked by Ibrahim Staff`,
    ])

    readApprovalId(
      await staff.apiClient('put', '/setting/wallet.transaction_fee_kobo', { value: 70 })
    )
    const { props } = await admin.visit('/admin/config/settings')
    assert.deepEqual(lines(props.waiting), [
      'Change the setting Transaction fee, asked by Ibrahim Staff',
    ])
    assert.equal(props.waiting[0].subjectId, 'wallet.transaction_fee_kobo')
  })

  test('about a tariff version and an invoice show on the page of each', async ({
    client,
    assert,
  }) => {
    await begin(client)
    await smallTariff()
    const tariff = await tariffOf(client)
    const { id: zone } = await dhlToBritainZone()
    const draft = await tariff.draft('From January')
    await tariff.save(zone, sheet(60_000, 71_000, 250_000), draft)
    await needsTwo('tariff')
    readApprovalId(await staff.apiClient('post', `/tariff_version/${draft}/publish`, {}))
    assert.deepEqual(await waitingOn(`/admin/tariffs/${draft}`), [
      'Publish "From January", asked by Ibrahim Staff',
    ])

    const [invoice] = await createTwoOpenInvoices()
    await needsTwo('write_off')
    const off = { reason: 'Insolvent' }
    readApprovalId(await staff.apiClient('post', `/billing_invoice/${invoice!.id}/write_off`, off))
    const [line] = await waitingOn(`/admin/invoices/${invoice!.id}`)
    assert.match(line!, /^Write off ₦[\d,.]+ of invoice INV-.*, asked by Ibrahim Staff$/)
  })

  test('about a shipment show to staff on its page, never to its customer', async ({
    client,
    assert,
  }) => {
    await begin(client)
    await seedReference()
    await smallTariff()
    await needsTwo('refund')
    const voiding = async (owner: string) => {
      await putMoney(await walletOf(owner), { kobo: 1_000_000_00 })
      const shipment = await bookLightParcel(await apiClientOf(client, owner), owner)
      readApprovalId(await staff.apiClient('delete', `/shipment/void/${shipment.id}`))
      return shipment.trackingNumber
    }
    const waitingOnShipment = async (number: number, username: string) => {
      const session = await PageSession.signedIn(username)
      const deferred = { component: 'shipping/history/shipment_page/shipment', only: 'opened' }
      const { props } = await session.visit(`/base/shipments/${number}`, deferred)
      return lines(props.opened.waiting)
    }
    const line = (number: number) =>
      `Void shipment ${number} and give ₦70,000.00 back, asked by Ibrahim Staff`
    const membersShipment = await voiding(MEMBER)
    assert.deepEqual(await waitingOnShipment(membersShipment, 'admin@sendam.test'), [
      line(membersShipment),
    ])
    assert.deepEqual(await waitingOnShipment(membersShipment, MEMBER), [])
    const managersShipment = await voiding('manager@sendam.test')
    assert.deepEqual(await waitingOnShipment(managersShipment, 'manager@sendam.test'), [
      line(managersShipment),
    ])
  })
})

test.group('Approval rules in force', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('come with every page for staff, so that forms can announce the approval', async ({
    assert,
  }) => {
    await needsTwo('refund', 1000)
    await needsTwo('tariff')
    const rules = async (username: string) => {
      const session = await PageSession.signedIn(username)
      const { props } = await session.visit('/base/shipment/history')
      return props.approvalRules
    }
    const refund = { aboveKobo: 1000_00, group: 'FINANCE' }
    const inForce = { refund, tariff: { group: 'OPERATIONS' } }
    assert.deepEqual(await rules('admin@sendam.test'), inForce)
    assert.deepEqual(await rules('manager@sendam.test'), inForce)
    assert.deepEqual(await rules(MEMBER), {})
  })

  test('mark each setting whose change needs a second person', async ({ client, assert }) => {
    const { apiClient } = await staffOf(client)
    const groups = async () => {
      const answer: Answer = await apiClient('get', '/setting/all')
      const rows: Answer[] = answer.body().data
      return Object.fromEntries(
        rows.flatMap(({ key, approvalGroup }) => (approvalGroup ? [[key, approvalGroup]] : []))
      )
    }
    assert.deepEqual(await groups(), {})
    await needsTwo('credit_limit')
    assert.deepEqual(await groups(), { 'approvals.credit_limit': 'MANAGEMENT' })
    await needsTwo('setting')
    const now = await groups()
    assert.equal(now['wallet.transaction_fee_kobo'], 'MANAGEMENT')
    assert.equal(now['approvals.refund'], 'MANAGEMENT')
    assert.notProperty(now, 'shipping.quote_minutes')
  })
})
