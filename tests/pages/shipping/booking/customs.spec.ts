import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import ExportRule from '#shipping/customs/models/export_rule'
import { makeShipment } from '#tests/support/shipment_rows'
import { seedReference } from '#tests/support/reference'
import {
  LONDON,
  addPackage,
  fillRecipient,
  fillSender,
  heading,
  next,
  openShop,
  pick,
} from '#tests/browser/shipping/booking/booking_page'
import { assertCleanAtBothWidths, waitForAnimations } from '#tests/browser/page_checks'
import Shipment from '#shipping/shipment/models/shipment'

const SENTENCE = 'Great Britain asks for a fumigation paper.'

test.group('Customs in the booking form', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())
  group.each.setup(async () => {
    await ExportRule.create({
      sentence: SENTENCE,
      severity: 'paper',
      countryCode: 'GB',
      categoryId: null,
      source: 'https://example.test/rules',
      checkedOn: DateTime.fromISO('2026-11-20'),
    })
  })

  test('a shipment forbidden after its booking cannot be paid, and the page says why', async ({
    visitAs,
    assert,
  }) => {
    await ExportRule.query().update({ severity: 'block' })
    const { id } = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', to: 'GB' })
    for (const path of [`history/${id}/complete`, `book?resume=${id}`]) {
      const page = await visitAs(`/base/shipment/${path}`)
      await page.getByText('This cannot be sent').waitFor()
      await page.getByText(SENTENCE).waitFor()
      assert.equal(await page.getByRole('button', { name: /^Pay ₦/ }).count(), 0)
      await assertCleanAtBothWidths(page, assert, `customs_forbidden_${path.slice(0, 4)}`)
    }
  })

  test('an HS code is found by words and keyboard, and rules are shown before paying', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/shipment/book')
    await fillSender(page)
    await fillRecipient(page, LONDON)
    await next(page)
    await heading(page, 'Shipment')

    await page.getByRole('button', { name: 'Add Item' }).click()
    const dialog = page.getByRole('dialog')
    await pick(page, dialog, 'Category', 'Clothing and Textiles')
    await dialog.getByLabel('Description').fill('gift')
    await dialog.getByText('"gift" is too vague for customs.').waitFor()
    await dialog.getByText('Customs', { exact: true }).click()
    await waitForAnimations(page)
    await assertCleanAtBothWidths(page, assert, 'customs_item')
    await dialog.getByLabel('Description').fill("Men's cotton shirts")
    await dialog.getByText('too vague').waitFor({ state: 'detached' })
    await dialog.getByLabel('Unit Value').fill('7,500')
    const code = dialog.getByRole('combobox', { name: 'HS Code' })
    await code.fill('cotton shirts')
    await page.getByRole('option', { name: /^620520/ }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'customs_codes')
    await code.fill('620520')
    await page.getByRole('option').nth(1).waitFor({ state: 'detached' })
    await code.press('ArrowDown')
    await code.press('Enter')
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByLabel('Package Weight').fill('0.9')
    await page.getByRole('button', { name: 'Add Package' }).click()

    await page.getByText('Customs', { exact: true }).click()
    await page.getByRole('radio', { name: /^You/ }).click()
    await page.getByLabel('Receiver’s Tax ID').fill('GB123456789')
    await waitForAnimations(page)
    await assertCleanAtBothWidths(page, assert, 'customs_shipment')
    await next(page)
    await heading(page, 'Others')
    await next(page)
    await heading(page, 'Courier')
    await page.getByText(SENTENCE).waitFor()
    await assertCleanAtBothWidths(page, assert, 'customs_courier')
    await page.getByRole('radio', { name: /UPS/ }).click()
    await next(page)
    await heading(page, 'Confirmation & Payment')
    await page.getByText(SENTENCE).waitFor()
    await assertCleanAtBothWidths(page, assert, 'customs_payment')

    const [{ id }] = await Shipment.all()
    const { declaration, packages } = await Shipment.findWithDetails(id)
    assert.containsSubset(declaration!.$attributes, {
      incoterm: 'DDP',
      reason: 'personal',
      receiverTaxId: 'GB123456789',
    })
    assert.equal(packages[0]!.items[0]!.hsCode, '620520')
  })

  test('customs fields are optional abroad and absent for domestic parcels', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/shipment/book')
    await fillSender(page)
    await fillRecipient(page, LONDON)
    await next(page)
    await addPackage(page, '0.9', 'Cotton shirts', '7,500')
    await page.getByText('Customs', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Previous' }).click()
    const recipient = page.getByRole('region', { name: 'Recipient' })
    await pick(page, recipient, 'Country', 'Nigeria')
    await pick(page, recipient, 'State', 'Lagos')
    await next(page)
    await heading(page, 'Shipment')
    assert.equal(await page.getByText('Customs', { exact: true }).count(), 0)
    await page.getByRole('button', { name: 'Another package' }).click()
    const parcel = page.getByRole('form', { name: 'Package 2' })
    await parcel.getByLabel('Description').fill('clothes '.repeat(13))
    await parcel.getByText('Too long for some couriers: Aramex takes 100 characters.').waitFor()
    assert.equal(await parcel.getByText(/customs/i).count(), 0)
    await assertCleanAtBothWidths(page, assert, 'customs_at_home')
  })
})
