import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { seedDemoWallets } from '#wallet/demo_wallets'
import Reweigh, { type ReweighStatus } from '#shipping/reweighing/models/reweigh'
import { openAsUser } from '#tests/browser/page_url'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'
import { makeShipment } from '#tests/support/shipment_rows'

async function makeReweigh(status: ReweighStatus, changes: object = {}) {
  const {
    id: shipmentId,
    organizationId,
    trackingNumber,
  } = await makeShipment({
    status: 'COURIER_ASSIGNED',
  })
  const reweigh = await Reweigh.create({
    shipmentId,
    organizationId,
    status,
    source: 'DHL tracking',
    billedGrams: 1500,
    carrierGrams: 3250,
    differenceKobo: 12_500_00,
    ratedBy: 'booking',
    ...(status !== 'proposed' && {
      amountKobo: 12_500_00,
      approvedAt: DateTime.now(),
      dueAt: DateTime.now().plus({ days: 7 }),
    }),
    ...changes,
  })
  return { id: reweigh.id, trackingNumber }
}

test.group('Reweighs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('a customer opens the differences, disputes one and pays another', async ({
    visitAs,
    assert,
  }) => {
    const disputed = await makeReweigh('approved')
    const paid = await makeReweigh('approved', { reason: 'Half of it, as agreed' })
    await makeReweigh('owed')
    await makeReweigh('waived', { reason: 'The scale was wrong' })
    const home = await visitAs('/base/home')
    await home.getByText('Couriers are asking more for 3 parcels than you paid').waitFor()
    const page = await visitAs('/base/shipment/history')
    await page.getByRole('link', { name: 'See the 3 differences' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reweighs' }).waitFor()
    const card = ({ trackingNumber }: { trackingNumber: number }) =>
      page.getByRole('region', { name: `Shipment ${trackingNumber}` })
    await card(disputed).getByText('3.25 kg').waitFor()
    await assertCleanAtBothWidths(page, assert, 'reweighs')

    await card(disputed).getByRole('button', { name: 'Dispute' }).click()
    const dialog = page.getByRole('dialog', { name: 'Dispute this reweigh' })
    await dialog.getByRole('textbox').waitFor()
    const laptop = await openAsUser(page, 'member@sendam.test')
    const laptopDialog = laptop.getByRole('dialog', { name: 'Dispute this reweigh' })
    await laptopDialog.getByRole('textbox').waitFor()
    await laptop.context().close()
    await dialog.getByRole('button', { name: 'Send Dispute' }).click()
    await dialog.getByText('"Your Reasons" must have at least 10 characters').waitFor()
    await dialog.getByRole('textbox').fill('I weighed it at home: 1.5 kg.')
    await assertCleanAtBothWidths(page, assert, 'reweigh_dispute')
    await dialog.getByRole('button', { name: 'Send Dispute' }).click()
    await card(disputed).getByText('Our staff are looking into your dispute').waitFor()

    await card(paid).getByRole('button', { name: 'Pay From Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦12,500.00' }).click()
    await card(paid).getByText('Paid', { exact: true }).waitFor()
    const { status } = await Reweigh.findOrFail(paid.id)
    assert.equal(status, 'paid')
  })

  test("the shipment detail shows both weights, and staff enter the courier's weight there", async ({
    visitAs,
    assert,
  }) => {
    const { trackingNumber } = await makeReweigh('approved')
    const page = await visitAs('/base/shipment/history', 'admin@sendam.test')
    const row = page.getByRole('row').filter({ hasText: String(trackingNumber) })
    await row.getByRole('button', { name: /^Actions for row/ }).click()
    await page.getByRole('menuitem', { name: 'Detail' }).click()
    await page.getByRole('heading', { name: 'Reweigh' }).waitFor()
    await page.getByText('3.25 kg').waitFor()
    await page.getByRole('button', { name: "Enter the courier's weight" }).click()
    const dialog = page.getByRole('dialog', { name: 'Enter what the courier weighed' })
    await dialog.getByRole('textbox', { name: 'Charge' }).waitFor()
    const colleague = await openAsUser(page, 'root@sendam.test')
    const colleagueDialog = colleague.getByRole('dialog', {
      name: 'Enter what the courier weighed',
    })
    await colleagueDialog.getByRole('textbox', { name: 'Charge' }).waitFor()
    await colleague.context().close()
    await dialog.getByRole('textbox', { name: 'Charge' }).fill('1000')
    await dialog.getByRole('textbox', { name: 'Source' }).fill('Invoice 77')
    await dialog.getByRole('button', { name: 'Enter' }).click()
    await page.getByText('Nothing changes: it is within the tolerance').waitFor()
    await assertCleanAtBothWidths(page, assert, 'reweigh_detail')
  })

  test('staff decide proposed and disputed reweighs, and upload an invoice', async ({
    visitAs,
    assert,
  }) => {
    const proposed = await makeReweigh('proposed')
    await makeReweigh('disputed', { dispute: 'I weighed it at home.', disputedAt: DateTime.now() })
    await makeReweigh('owed')
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    await page.getByRole('button', { name: /^Reweighs to decide/ }).click()
    await page.getByText('1 of them disputed, 1 overdue with ₦12,500.00').waitFor()
    await page.getByRole('link', { name: 'Open Reweighs to decide' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reweighs' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'reweigh_queue')
    await page.getByRole('button', { name: `Approve ${proposed.trackingNumber}` }).click()
    const dialog = page.getByRole('dialog', { name: /^Approve the reweigh/ })
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('5000')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await dialog.getByText('"Reason" should say why it is less than the difference').waitFor()
    await assertCleanAtBothWidths(page, assert, 'reweigh_approve')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A regular customer')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await page
      .getByText(`The customer of shipment ${proposed.trackingNumber} has seven days`)
      .waitFor()

    await page.getByRole('button', { name: 'Import an Invoice' }).click()
    const upload = page.getByRole('dialog', { name: "Import a courier's invoice" })
    const buffer = Buffer.from('waybill,weight_kg,charge_naira\nNOT-OURS-1,2,\n')
    await upload.locator('input[type=file]').setInputFiles({
      name: 'invoice.csv',
      mimeType: 'text/csv',
      buffer,
    })
    await upload.getByRole('button', { name: 'Import' }).click()
    await upload.getByText('File row 2: we have no shipment with waybill NOT-OURS-1').waitFor()
    await assertCleanAtBothWidths(page, assert, 'reweigh_upload')
  })
})
