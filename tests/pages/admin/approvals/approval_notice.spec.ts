import { test } from '@japa/runner'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import Organization from '#identity/organizations/models/organization'
import { createHomeCaller } from '#identity/sessions/create_caller'
import { payShipment } from '#shipping/billing/pay_shipment'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import {
  submitApprovalRequest,
  waitForPendingApproval,
} from '#tests/browser/admin/approvals/approval_screen'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'
import { needsTwo } from '#tests/functional/identity/approvals/approval_calls'
import { ACME, createTwoOpenInvoices } from '#tests/support/money/billing'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'

const ADMIN = 'admin@sendam.test'
const MANAGER = 'manager@sendam.test'

/** A shipment of ₦45,000, paid from a wallet and booked with its courier. */
async function makeBookedShipment(owner: string) {
  const status = 'AWAITING_PAYMENT_CONFIRMATION'
  const shipment = await makeShipment({ status, owner, shippingNaira: 45_000 })
  await putMoney(await walletOf(owner), { kobo: 45_000_00 })
  const caller = await createHomeCaller(await User.findByOrFail('email', owner))
  await db.transaction((trx) =>
    payShipment(trx, caller, shipment.transactionReference, { balance: 'cash' })
  )
  await bookWithCourier(shipment.id)
  return shipment.refresh()
}

async function openVoid(page: Page) {
  await page.getByRole('button', { name: 'More about this shipment' }).click()
  await page.getByRole('menuitem', { name: 'Void', exact: true }).click()
  return page.getByRole('dialog', { name: 'Void Shipment Confirmation' })
}

async function readApprovalReason(): Promise<string | null> {
  const { why } = await db.from('approvals').orderBy('id', 'desc').firstOrFail()
  return why
}

test.group('Notice that a second person has to approve', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('appears for a void above the limit', async ({ visitAs, assert }) => {
    await seedReference()
    await needsTwo('refund', 45_000)
    const shipment = await makeBookedShipment(MANAGER)
    const path = `/base/shipments/${shipment.trackingNumber}`
    const page = await visitAs(path, ADMIN)
    const free = await openVoid(page)
    await free.getByRole('button', { name: 'Void Shipment' }).waitFor()
    assert.equal(await free.getByText('A second person').count(), 0)
    await needsTwo('refund', 44_999)
    await page.goto(new URL(path, page.url()).href)
    const dialog = await openVoid(page)
    await dialog.getByText('A second person has to approve this').waitFor()
    await assertCleanAtBothWidths(page, assert, 'asking_void')
    await submitApprovalRequest(page, dialog, 'The receiver has moved')
    const title = `Void shipment ${shipment.trackingNumber} and give ₦45,000.00 back`
    await waitForPendingApproval(page, title)
    await assertCleanAtBothWidths(page, assert, 'waiting_void')
    assert.equal(await readApprovalReason(), 'The receiver has moved')
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  })

  test('appears while a credit limit is typed, if it is raised above the limit', async ({
    visitAs,
    assert,
  }) => {
    await needsTwo('credit_limit', 50_000)
    const acme = await Organization.findOrFail(ACME)
    await acme.merge({ address: '5 Marina, Lagos', contactPhoneNumber: '08031234567' }).save()
    const page = await visitAs(`/admin/config/organizations?edit=${ACME}`, ADMIN)
    const dialog = page.getByRole('dialog', { name: 'Edit Organization' })
    const notice = dialog.getByText('A second person has to approve this')
    await dialog.getByLabel('Credit Limit').fill('50,000')
    await dialog.getByRole('button', { name: 'Update Organization' }).waitFor()
    assert.equal(await notice.count(), 0)
    await dialog.getByLabel('Credit Limit').fill('80,000')
    await notice.waitFor()
    await assertCleanAtBothWidths(page, assert, 'asking_credit_limit')
    await submitApprovalRequest(page, dialog)
    assert.equal(await readApprovalReason(), 'As agreed on Monday')
    await page.goto(new URL(`?detail=${ACME}`, page.url()).href)
    await waitForPendingApproval(page, 'Raise the credit limit of ACME Foods to ₦80,000.00')
    await assertCleanAtBothWidths(page, assert, 'waiting_credit_limit')
  })

  test('appears while a credit note is typed, and for a write-off', async ({ visitAs, assert }) => {
    const [invoice] = await createTwoOpenInvoices()
    await User.query().where('email', ADMIN).update({ role: 'ROOT' })
    await needsTwo('credit_note', 20)
    await needsTwo('write_off', 99)
    const page = await visitAs(`/admin/invoices/${invoice!.id}`, ADMIN)
    await page.getByRole('button', { name: 'Credit Note' }).click()
    const credit = page.getByRole('dialog', { name: `Credit ${invoice!.number}` })
    await credit.getByLabel('Amount').fill('20')
    await credit.getByLabel('Reason').fill('Agreed discount')
    await credit.getByRole('button', { name: 'Issue Credit Note' }).waitFor()
    await credit.getByLabel('Amount').fill('20.5')
    await credit.getByText('A second person has to approve this').waitFor()
    await assertCleanAtBothWidths(page, assert, 'asking_credit_note')
    await submitApprovalRequest(page, credit, 'Two parcels came late')
    await waitForPendingApproval(page, `Credit ₦20.50 of invoice ${invoice!.number}`)
    assert.equal(await readApprovalReason(), 'Two parcels came late')
    await page.getByRole('button', { name: 'Write Off' }).click()
    const writeOff = page.getByRole('dialog', { name: 'Write off ₦100.00' })
    await writeOff.getByLabel('Reason').fill('Insolvent')
    await submitApprovalRequest(page, writeOff)
    await waitForPendingApproval(page, `Write off ₦100.00 of invoice ${invoice!.number}`)
    await assertCleanAtBothWidths(page, assert, 'waiting_invoice')
  })

  test('appears as soon as the role of a user becomes administrator', async ({
    visitAs,
    assert,
  }) => {
    await User.query().where('email', ADMIN).update({ role: 'ROOT' })
    const { id } = await User.findByOrFail('email', 'member@sendam.test')
    await User.query().where({ id }).update({ phone_number: '08031234567' })
    await needsTwo('administrator')
    const page = await visitAs(`/base/users/${id}?edit=${id}`, ADMIN)
    const dialog = page.getByRole('dialog', { name: 'Edit User' })
    await dialog.getByRole('button', { name: 'Update User' }).waitFor()
    await dialog.getByRole('button', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'Administrator', exact: true }).click()
    await dialog.getByText('administrators of the approval group Management, and root').waitFor()
    await assertCleanAtBothWidths(page, assert, 'asking_administrator')
    await submitApprovalRequest(page, dialog, 'Joins the desk in May')
    await waitForPendingApproval(page, 'Make Chidi Eze (member@sendam.test) an administrator')
    assert.equal(await readApprovalReason(), 'Joins the desk in May')
  })

  test('appears for a sensitive setting and for no other', async ({ visitAs, assert }) => {
    await needsTwo('setting')
    const page = await visitAs('/admin/config/settings?search=f', ADMIN)
    await page.getByRole('button', { name: 'Edit Validity of a quote' }).click()
    const quote = page.getByRole('dialog', { name: 'Validity of a quote' })
    await quote.getByRole('button', { name: 'Update Setting' }).waitFor()
    assert.equal(await quote.getByText('A second person').count(), 0)
    await quote.getByRole('button', { name: 'Cancel' }).click()
    await quote.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Edit Transaction fee' }).click()
    const fee = page.getByRole('dialog', { name: 'Transaction fee' })
    await fee.getByLabel('Transaction Fee').fill('70')
    await assertCleanAtBothWidths(page, assert, 'asking_setting')
    await submitApprovalRequest(page, fee, 'The bank charges more')
    await waitForPendingApproval(page, 'Change the setting Transaction fee')
    await assertCleanAtBothWidths(page, assert, 'waiting_setting')
    assert.equal(await readApprovalReason(), 'The bank charges more')
  })
})
