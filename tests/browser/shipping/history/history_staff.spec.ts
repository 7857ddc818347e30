import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import ClearanceDocument from '#shipping/shipment/models/clearance_document'
import type Shipment from '#shipping/shipment/models/shipment'
import { assertCleanAtBothWidths, signIn } from '#tests/browser/page_checks'
import { pdfFile } from '#tests/support/files/pdf_file'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'

const STAFF = 'admin@sendam.test'
const PHYTO = 'Phytosanitary Certificate'

async function openHistory(page: Page, username = STAFF) {
  await signIn(page, username)
  await page.getByRole('heading', { name: 'Past Shipments' }).waitFor()
}

function rowOf(page: Page, { trackingNumber }: Shipment) {
  return page.getByRole('row').filter({ hasText: String(trackingNumber) })
}

async function openMenu(page: Page, shipment: Shipment) {
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await rowOf(page, shipment)
    .getByRole('button', { name: /^Actions for row/ })
    .click()
  await page.locator('[role=menu]:focus').waitFor()
  return page.getByRole('menuitem').allTextContents()
}

async function choose(page: Page, shipment: Shipment, item: string) {
  await openMenu(page, shipment)
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

const makeMemberShipment = (draft: ShipmentDraft = {}) =>
  makeShipment({ owner: 'member@sendam.test', ...draft })

async function pick(page: Page, label: string, option: string) {
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

function file(name: string, buffer: Buffer) {
  return { name, mimeType: 'application/pdf', buffer }
}

test.group('Clearance documents in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    drive.fake()
    return () => drive.restore()
  })

  test('staff mark a document as initiated, upload it and download it', async ({
    visit,
    assert,
  }) => {
    // Needs a browser: the test is unreliable without one on a busy machine.
    const shipment = await makeMemberShipment()
    for (const classification of ['food', 'medication'] as const) {
      await ClearanceDocument.create({ shipmentId: shipment.id, classification })
    }
    const page = await visit('/base/shipment/history')
    await openHistory(page)
    const row = rowOf(page, shipment)
    await row.getByTitle('Food or fish clearance needed').waitFor()
    assert.equal(await row.getByTitle('Medication clearance needed').count(), 1)
    await choose(page, shipment, 'Upload Clearance Document')
    const dialog = page.getByRole('dialog', { name: 'Submit Clearance Document' })
    const submit = dialog.getByRole('button', { name: 'Upload', exact: true })
    const input = dialog.locator('input[type=file]')
    assert.isTrue(await submit.isDisabled())
    await dialog.getByRole('button', { name: 'Mark as Initiated' }).click()
    await dialog.getByText('Initiated', { exact: true }).first().waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Mark as Initiated' }).count(), 0)
    await pick(page, 'Document Type', PHYTO)
    assert.isTrue(await submit.isDisabled())

    await input.setInputFiles(file('photo.pdf', Buffer.from('\x89PNG\r\n')))
    await dialog.getByText('Selected file type is not supported.').waitFor()
    assert.isTrue(await submit.isDisabled())
    await assertCleanAtBothWidths(page, assert, 'clearance_wrong')
    await input.setInputFiles(file('large.pdf', pdfFile(2_097_153)))
    await dialog.getByText('Allowed file size (2097152 bytes) exceeded').waitFor()
    assert.isTrue(await submit.isDisabled())
    const half = pdfFile().subarray(0, 200)
    await input.setInputFiles(file('half.pdf', half))
    await submit.click()
    await dialog.getByText('Upload file type is unsupported.').waitFor()

    const whole = pdfFile(2_097_152)
    await input.setInputFiles(file('permit.pdf', whole))
    await assertCleanAtBothWidths(page, assert, 'clearance_ready')
    await submit.click()
    await page.getByText(`${PHYTO} has been submitted.`).waitFor()
    await row.getByTitle('Food or fish clearance uploaded').waitFor()
    assert.equal(await row.getByTitle('Medication clearance initiated').count(), 1)
    await dialog.waitFor({ state: 'detached' })

    await choose(page, shipment, 'Upload Clearance Document')
    assert.isTrue(await submit.isDisabled())
    await dialog.getByText(PHYTO, { exact: true }).waitFor()
    const saving = page.waitForEvent('download')
    await dialog.getByRole('link', { name: `Download ${PHYTO}` }).click()
    const saved = await saving
    assert.isTrue(whole.equals(await readFile(await saved.path())))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await assertCleanAtBothWidths(page, assert, 'clearance_signs')
  })
})
