import { readFile } from 'node:fs/promises'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import { matchUrl, holdMatchingRequests } from '#tests/browser/held_requests'
import { assertCleanAtBothWidths, takeScreenshot, signIn } from '#tests/browser/page_checks'
import { searchDates } from '#tests/support/history_dates'
import { makeShipment } from '#tests/support/shipment_rows'
import type { ShipmentDraft } from '#tests/support/shipment_rows'

const STAFF = 'admin@sendam.test'

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

function waitForText(page: Page, shipment: Shipment, text: string) {
  return rowOf(page, shipment).getByText(text).filter({ visible: true }).first().waitFor()
}

const makeMemberShipment = (draft: ShipmentDraft = {}) =>
  makeShipment({ owner: 'member@sendam.test', ...draft })

async function readStatus({ id }: Shipment) {
  const { status } = await Shipment.findOrFail(id)
  return status
}

async function pick(page: Page, label: string, option: string) {
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

test.group('Staff actions on past shipments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    drive.fake()
    return () => drive.restore()
  })

  test('the menu depends on the status, and customers have none of the staff actions', async ({
    visit,
    assert,
  }) => {
    const shipments = {
      BOOKED: await makeMemberShipment(),
      COURIER_ASSIGNED: await makeMemberShipment({ status: 'COURIER_ASSIGNED' }),
      PENDING_ISSUE: await makeMemberShipment({ status: 'PENDING_ISSUE' }),
      PENDING: await makeMemberShipment({ status: 'PENDING' }),
      DELIVERED: await makeMemberShipment({ status: 'DELIVERED' }),
    }
    const page = await visit('/base/shipment/history')
    await openHistory(page)
    const seen = ['Detail', 'Track Shipment', 'Book again']
    const forCustoms = ['Download Commercial Invoice', 'Download Packing List']
    const papers = ['Download Waybill', 'Download Invoice', ...forCustoms]
    const back = ['Void', 'Void & Edit']
    for (const [shipment, items] of [
      [shipments.BOOKED, [...seen, ...papers, 'Upload Clearance Document', ...back]],
      [shipments.COURIER_ASSIGNED, [...seen, ...papers, 'Upload Clearance Document', ...back]],
      [shipments.PENDING_ISSUE, ['Detail', 'Track Shipment', 'Retry', 'Correct Address', ...back]],
      [shipments.PENDING, seen],
      [shipments.DELIVERED, [...seen, ...papers, 'Return']],
    ] as const) {
      assert.deepEqual(await openMenu(page, shipment), [...items], shipment.status)
      await page.keyboard.press('Escape')
    }
    await openMenu(page, shipments.BOOKED)
    await takeScreenshot(page, 'staff_menu')
    await page.keyboard.press('Escape')
    await page.context().clearCookies()
    await page.goto(page.url())
    await openHistory(page, 'member@sendam.test')
    for (const shipment of Object.values(shipments)) {
      const own = shipment === shipments.DELIVERED ? ['Return'] : []
      const menu = shipment === shipments.PENDING_ISSUE ? seen.slice(0, 2) : [...seen, ...own]
      assert.deepEqual(await openMenu(page, shipment), menu)
      await page.keyboard.press('Escape')
    }
  })

  test('Void needs a confirmation, after which the row shows Voided', async ({ visit, assert }) => {
    const shipment = await makeMemberShipment()
    const page = await visit('/base/shipment/history')
    await openHistory(page)
    await choose(page, shipment, 'Void')
    const dialog = page.getByRole('dialog', { name: 'Void Shipment Confirmation' })
    await dialog.getByText('This cannot be undone.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'void_dialog')
    await dialog.getByRole('button', { name: 'Keep It' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await readStatus(shipment), 'BOOKED')
    await choose(page, shipment, 'Void')
    await dialog.getByRole('button', { name: 'Void Shipment' }).click()
    await waitForText(page, shipment, 'Voided')
    await page.getByText('Shipment voided.').waitFor()
    await page.assertPath('/base/shipment/history')
    assert.equal(await readStatus(shipment), 'VOIDED')
    assert.deepEqual(await openMenu(page, shipment), [
      'Detail',
      'Track Shipment',
      'Book again',
      'Edit',
    ])
  })

  test('Void & Edit opens the shipment in the form, even if the void fails', async ({
    visit,
    assert,
  }) => {
    const [good, bad] = [await makeMemberShipment(), await makeMemberShipment()]
    const page = await visit('/base/shipment/history')
    await openHistory(page)
    await page.route(/\/shipment\/void\//, (route) =>
      route.request().url().endsWith(`/${bad.id}`) ? route.abort() : route.continue()
    )
    for (const shipment of [good, bad]) {
      await choose(page, shipment, 'Void & Edit')
      const dialog = page.getByRole('dialog', { name: 'Void Shipment Confirmation' })
      const arrive = await holdMatchingRequests(page, matchUrl('/shipment/book?edit='))
      await dialog.getByRole('button', { name: 'Void & Edit' }).click()
      assert.isTrue(
        await dialog.getByRole('button', { name: 'Opening the form...' }).isDisabled(),
        'the pressed button shows progress until the form opens'
      )
      arrive('continue')
      await page.getByRole('heading', { name: 'Edit Shipment' }).waitFor()
      assert.equal(new URL(page.url()).searchParams.get('edit'), String(shipment.id))
      assert.equal(
        await page.getByRole('region', { name: 'Recipient' }).getByLabel('Full Name').inputValue(),
        'Grace Miller'
      )
      const notice = page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: 'has not been voided' })
      assert.equal(await notice.count(), shipment === bad ? 1 : 0)
      if (shipment === bad) {
        const words = (await notice.textContent())!
        assert.include(words, `Shipment ${bad.trackingNumber} has not been voided`)
        assert.include(words, 'and nothing was refunded.')
        assert.include(words, 'void it in Past Shipments first')
        await assertCleanAtBothWidths(page, assert, 'void_and_edit_failed')
      }
      await page.goBack()
      await page.getByRole('heading', { name: 'Past Shipments' }).waitFor()
    }
    assert.equal(await readStatus(good), 'VOIDED')
    assert.equal(await readStatus(bad), 'BOOKED')
  })

  test('Retry sends a refused shipment to the courier again', async ({ visit, assert }) => {
    const shipment = await makeMemberShipment({ status: 'PENDING_ISSUE' })
    const page = await visit('/base/shipment/history')
    await openHistory(page)
    await choose(page, shipment, 'Retry')
    await page.getByText('We are asking the courier again.').waitFor()
    await waitForText(page, shipment, 'Pending')
    assert.equal(await readStatus(shipment), 'PENDING')
  })

  test('ticked shipments are retried and assigned at once, and a view keeps filter and columns', async ({
    visit,
    assert,
  }) => {
    const [first] = [
      await makeMemberShipment({ status: 'PENDING_ISSUE' }),
      await makeMemberShipment({ status: 'PENDING_ISSUE' }),
    ]
    await makeMemberShipment()
    const page = await visit('/base/shipment/history?status=PENDING_ISSUE')
    await openHistory(page)
    await waitForText(page, first, 'Chidi Eze')
    await page.getByRole('checkbox', { name: `Tick ${first.trackingNumber}` }).click()
    await page.getByRole('button', { name: 'CSV of 1' }).waitFor()
    await page.getByRole('button', { name: 'Assign to me (1)' }).click()
    await page.getByText('1 done', { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: 'Tick all on this page' }).click()
    await page.getByRole('button', { name: 'Retry (2)' }).click()
    await page.getByText('2 done', { exact: true }).waitFor()
    assert.equal(await readStatus(first), 'PENDING')

    const chooseInView = async (item: string) => {
      await page.getByRole('menu').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'View' }).click()
      await page.getByRole(/"/.test(item) ? 'menuitem' : 'menuitemradio', { name: item }).click()
    }
    await chooseInView('Sender')
    await page.getByRole('columnheader', { name: 'Sender' }).waitFor({ state: 'detached' })
    await chooseInView('Save "Pending Issue, without Sender"')
    await page.getByRole('button', { name: /^All/ }).click()
    await chooseInView('Pending Issue, without Sender')
    await page.assertPath('/base/shipment/history')
    assert.include(page.url(), 'status=PENDING_ISSUE')
  })

  test("Correct Address opens the dialog on the shipment's page", async ({ visit, assert }) => {
    const shipment = await makeMemberShipment({ status: 'PENDING_ISSUE' })
    const page = await visit('/base/shipment/history')
    await openHistory(page)
    await choose(page, shipment, 'Correct Address')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('void it and book again').waitFor()
    await dialog.getByLabel(/^Postal Code/).fill('SW1A 1AA')
    await dialog.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('The address is corrected. We are asking the courier again.').waitFor()
    assert.equal(await readStatus(shipment), 'PENDING')
  })

  test('staff add, replace and remove an additional payment of an unpaid shipment', async ({
    visit,
    assert,
  }) => {
    const shipment = await makeMemberShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const page = await visit('/base/shipment/history')
    await openHistory(page)
    await choose(page, shipment, 'Detail')
    const dialog = page.getByRole('dialog', { name: 'Shipment Detail' })
    const amount = dialog.getByLabel('Amount*')
    await dialog.getByRole('heading', { name: 'Additional payments' }).waitFor()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByText('"Type" should not be empty').waitFor()
    await dialog.getByText('"Amount" should not be empty').waitFor()
    await pick(page, 'Type', 'Packaging')
    await amount.fill('0')
    await dialog.getByText('"Amount" must be at least 0.01').waitFor()
    await amount.fill('100 000 000.01')
    await dialog.getByText('"Amount" must be at most 100,000,000').waitFor()
    await assertCleanAtBothWidths(page, assert, 'additional_payment')
    await amount.fill('1 500.50')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByText('₦46,500.50').waitFor()
    await pick(page, 'Type', 'Packaging')
    await amount.fill('20')
    await dialog.getByRole('button', { name: 'Replace' }).click()
    await dialog.getByText('₦45,020.00').waitFor()
    await dialog.getByRole('button', { name: 'Remove Packaging' }).click()
    await dialog.getByText('₦45,000.00').first().waitFor()
    await dialog.getByRole('list', { name: 'Additional payments' }).waitFor({ state: 'detached' })
    // The owner pays while staff have the dialog open.
    const now = DateTime.now()
    await Shipment.query()
      .where('id', shipment.id)
      .update({ status: 'PENDING', paidAt: now.toJSDate(), paymentMethod: 'cash' })
    await pick(page, 'Type', 'Other')
    await amount.fill('5')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByText('its price cannot change').waitFor()
  })

  test('staff add an additional payment on the completion page', async ({ visitAs, assert }) => {
    const { id } = await makeMemberShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const page = await visitAs(`/base/shipment/history/${id}/complete`, 'admin@sendam.test')
    const card = page.getByRole('region', { name: 'Additional payments' })
    await card.getByRole('button', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'Packaging' }).click()
    await card.getByLabel('Amount*').fill('1500')
    await card.getByRole('button', { name: 'Add', exact: true }).click()
    await card.getByRole('list', { name: 'Additional payments' }).getByText('Packaging').waitFor()
    await page.getByText('Total to pay: ₦46,500.00').waitFor()
    await page.getByRole('complementary').getByText('₦46,500.00').first().waitFor()
    await assertCleanAtBothWidths(page, assert, 'completion_staff')
    const { paymentAmountKobo } = await Shipment.findOrFail(id)
    assert.equal(paymentAmountKobo, 46_500_00)
  })

  test('the server paginates, searches, sorts and exports the searched days', async ({
    visit,
    assert,
  }) => {
    const createdAt = DateTime.fromISO('2026-03-10T12:00:00', { zone: 'Africa/Lagos' })
    const shipments: Shipment[] = []
    for (let index = 0; index < 27; index++) {
      shipments.push(
        await makeMemberShipment({
          status: 'PENDING',
          createdAt: createdAt.plus({ minutes: index }),
        })
      )
    }
    const [oldest] = shipments
    await ShipmentAddress.query()
      .where({ shipmentId: oldest!.id, side: 'origin' })
      .update({ fullname: 'Aaron Zed' })
    const page = await visit('/base/shipment/history')
    await openHistory(page)
    await searchDates(page, '10/03/2026', '10/03/2026')
    await page.getByText('27 shipments requested from 10/03/2026 to 10/03/2026.').waitFor()
    await page.getByText('1 to 25 of 27').waitFor()
    assert.equal(await rowOf(page, oldest!).count(), 0)
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText('26 to 27 of 27').waitFor()
    await rowOf(page, oldest!).waitFor()
    await assertCleanAtBothWidths(page, assert, 'pages')
    await page.getByRole('button', { name: /^Sender/ }).click()
    await page.getByText('1 to 25 of 27').waitFor()
    await rowOf(page, oldest!).waitFor()
    await page.getByRole('searchbox', { name: 'Search' }).fill('aaron')
    await page
      .getByText('1 shipment requested from 10/03/2026 to 10/03/2026 with "aaron" in the row.')
      .waitFor()
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    const saved = await saving
    assert.equal(saved.suggestedFilename(), 'past-shipments-2026-03-10-to-2026-03-10.csv')
    const text = await readFile(await saved.path(), 'utf8')
    assert.lengthOf(text.trim().split('\r\n'), 2)
    assert.include(text, 'Aaron Zed')
    await page.getByRole('searchbox', { name: 'Search' }).fill('nobody like this')
    await page.getByText('No records found! You may need to modify the search date.').waitFor()
  })
})
