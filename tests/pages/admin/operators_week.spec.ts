import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { LAGOS_ZONE } from '#shared/time/lagos_time'
import { extendChains } from '#shared/proof/link_rows'
import { verifyProof } from '#shared/proof/verify_proof'
import {
  approveRequest,
  submitApprovalRequest,
  waitForPendingApproval,
} from '#tests/browser/admin/approvals/approval_screen'
import {
  chargeLastWeek,
  openInvoice,
  REPACKING,
  runPeriodNow,
  previewPeriod,
} from '#tests/browser/admin/billing_runs/billing_screen'
import { downloadProof, findTransaction } from '#tests/browser/admin/proof/proof_screen'
import {
  makeCarriedShipment,
  creditLine,
  disputeLine,
  importInvoice,
  lineOf,
  previewInvoice,
} from '#tests/browser/admin/reconciliation/carrier_invoice_screen'
import { makeReplayHistory } from '#tests/browser/admin/tariffs/replays/replayed_history'
import {
  beginDraft,
  dhlToBritainZone,
  openPublishing,
  openRollBack,
  openSheet,
  readPrice,
  saveSecondRate,
} from '#tests/browser/admin/tariffs/versions/version_screen'
import { openAsUser } from '#tests/browser/page_url'
import { assertCleanAtBothWidths, waitForHydration, openFromMenu } from '#tests/browser/page_checks'
import { needsTwo } from '#tests/functional/identity/approvals/approval_calls'
import { setDollarRate, deleteMargins } from '#tests/support/money/costs'
import { invoicesOf } from '#tests/support/money/billing'
import { restartProofChains } from '#tests/support/money/proof_rows'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { seedReference } from '#tests/support/reference'
import { smallTariff } from '#tests/support/tariff'
import { runSweep } from '#tests/support/jobs'

const ADMIN = 'admin@sendam.test'
const APPROVER = { email: 'root@sendam.test', name: 'Ngozi Okafor' }

async function openRequest(approver: Page, title: string) {
  await approver.goto(new URL('/admin/approvals', approver.url()).href)
  await approver.getByRole('link', { name: title }).click()
  await approver.getByRole('heading', { level: 1, name: title }).waitFor()
}

async function approveByTitle(approver: Page, title: string) {
  await openRequest(approver, title)
  await approveRequest(approver, APPROVER.name)
}

test.group("An operator's week", (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
    await seedDemoWallets()
    await smallTariff()
  })
  group.each.timeout(240_000)

  test('a price is drafted, checked, replayed, published by two people, and rolled back', async ({
    visitAs,
    assert,
  }) => {
    await makeReplayHistory()
    await needsTwo('tariff')
    const zone = await dhlToBritainZone()
    const page = await visitAs('/admin/tariffs', ADMIN)
    const draft = await beginDraft(page, 'DHL from January')
    await openSheet(page, { draft, zone })
    await saveSecondRate(page, 58_000)
    await page.goto(draft)
    await page.locator('summary', { hasText: 'Prices that fall as the weight rises' }).click()
    await page
      .getByText('₦58,000.00 above 0.5 and up to 1 kg, while the lighter one costs ₦60,000.00')
      .waitFor()
    await openSheet(page, { draft, zone })
    await saveSecondRate(page, 77_000)
    await page.goto(draft)
    await page.getByText(/12 checks, \d+ rates in 8 zones read\./).waitFor()
    assert.equal(await page.getByText('Prices that fall as the weight rises').count(), 0)

    await page.getByRole('link', { name: 'Replay' }).click()
    await page.getByRole('button', { name: 'Start the Replay' }).click()
    await page.getByText('Waiting for its turn.').waitFor()
    await runSweep('admin.run_replays')
    await page.getByText('Rates and surcharges by this version').waitFor()
    await page.getByText('₦685,000.00').first().waitFor()

    await page.goto(draft)
    const publishing = await openPublishing(page, '"DHL from January" changes 1 zone.')
    await assertCleanAtBothWidths(page, assert, 'week_publish')
    await submitApprovalRequest(page, publishing, 'The new list of DHL')
    await waitForPendingApproval(page, 'Publish "DHL from January"')
    await assertCleanAtBothWidths(page, assert, 'week_waiting')
    assert.include(await readPrice(page, 'DHL'), '₦70,000.00')
    await page.goto(draft)
    const approver = await openAsUser(page, APPROVER.email)
    await openRequest(approver, 'Publish "DHL from January"')
    await approver.getByText('The new list of DHL').waitFor()
    await assertCleanAtBothWidths(approver, assert, 'week_approval')
    await approver.getByRole('link', { name: 'See what it changes' }).click()
    const rate = approver.getByRole('row', { name: /^0.5 to 1/ })
    assert.match(await rate.innerText(), /₦70,000.00\s+₦77,000.00\s+\+10%/)
    await approveByTitle(approver, 'Publish "DHL from January"')
    assert.include(await readPrice(page, 'DHL'), '₦77,000.00')

    await page.goto(new URL('/admin/tariffs', page.url()).href)
    const second = await beginDraft(page, 'DHL from December')
    await openSheet(page, { draft: second, zone })
    await saveSecondRate(page, 81_000)
    await page.goto(second)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Plan the Start' }).click()
    const plan = page.getByRole('dialog', { name: 'Plan the Start' })
    const inAMonth = DateTime.now().setZone(LAGOS_ZONE).plus({ months: 1 })
    await plan.getByLabel('Day').fill(inAMonth.toFormat('dd/MM/yyyy'))
    await assertCleanAtBothWidths(page, assert, 'week_plan')
    await submitApprovalRequest(page, plan)
    await waitForPendingApproval(page, 'Start "DHL from December"')
    await approveByTitle(approver, 'Start "DHL from December"')
    await page.goto(second)
    await page.getByRole('button', { name: 'Cancel the Start' }).click()
    const cancel = page.getByRole('dialog', { name: 'Cancel the Start' })
    await submitApprovalRequest(page, cancel)
    await waitForPendingApproval(page, 'Cancel the start of "DHL from December"')
    await approveByTitle(approver, 'Cancel the start of "DHL from December"')
    await page.goto(second)
    await page.getByRole('button', { name: 'Publish' }).waitFor()

    await page.goto(draft)
    await submitApprovalRequest(page, await openRollBack(page))
    await waitForPendingApproval(page, 'Roll the tariff back to before "DHL from January"')
    assert.include(await readPrice(page, 'DHL'), '₦77,000.00')
    await approveByTitle(approver, 'Roll the tariff back to before "DHL from January"')
    assert.include(await readPrice(page, 'DHL'), '₦70,000.00')
  })

  test('staff bill a business on credit, and dispute and settle a courier invoice', async ({
    visitAs,
    assert,
  }) => {
    await deleteMargins()
    await setDollarRate(1500)
    await chargeLastWeek()
    const [fine, dear] = [await makeCarriedShipment(), await makeCarriedShipment()]
    const page = await visitAs('/admin/billing', ADMIN)
    await waitForHydration(page)
    await previewPeriod(page)
    assert.lengthOf(await invoicesOf(), 0)
    await runPeriodNow(page)
    const [bill] = await invoicesOf()
    await openInvoice(page, bill!.number)
    await page.getByText(REPACKING).waitFor()

    await page.goto(new URL('/admin/carrier_invoices', page.url()).href)
    await waitForHydration(page)
    const rows = [`${fine.waybillNumber},28,1,,,`, `${dear.waybillNumber},44,2.5,,,`]
    await previewInvoice(page, { number: 'LOS-88123', total: '75.5', rows })
    await importInvoice(page, 'LOS-88123')
    const dispute = await disputeLine(page, dear.waybillNumber, 3)
    await dispute.getByRole('button', { name: 'Dispute' }).click()
    await lineOf(page, dear.waybillNumber).getByText('Far above the quote').waitFor()
    await creditLine(page, dear.waybillNumber, '17.5')
    await lineOf(page, dear.waybillNumber).getByText('USD 17.50 credited').waitFor()
  })

  test('staff see a sound ledger, and download the proof of a transaction', async ({
    visitAs,
    assert,
  }) => {
    await restartProofChains()
    const transfer = await putMoney(await walletOf('member@sendam.test'), { kobo: 250_000_00 })
    for (const today of ['2020-11-05', '2020-11-06']) await extendChains({ today })
    await verifyProof({ isWhole: true })
    const { reference } = await db.from('ledger_transfers').where('id', transfer).firstOrFail()
    const page = await visitAs('/admin/home', ADMIN)
    await openFromMenu(page, 'System', 'Proof')
    await page.getByText('Nothing was altered, inserted or removed.').waitFor()
    await findTransaction(page, reference)
    const proof = await downloadProof(page)
    assert.equal(proof.name, `proof-${reference}.json`)
    assert.include(proof.content, reference)
  })
})
