import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import BvnReview from '#wallet/payouts/models/bvn_review'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { recordUnmatchedWebhook } from '#wallet/providers/unmatched_webhooks/resolve_unmatched_webhook'
import Reweigh from '#shipping/reweighing/models/reweigh'
import { fetched } from '#tests/functional/shipping/carriers/pickups/pickup_parcels'
import { makeGiftCode } from '#tests/support/money/gift_codes'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { openAsUser } from '#tests/browser/page_url'
import { waitForHydration, LARGE } from '#tests/browser/page_checks'
import { pickupDay } from '#tests/support/clock/pickup_days'

const ADMIN = 'admin@sendam.test'
const COLLEAGUE = 'root@sendam.test'

/** A dialog and what opens it: the first button named `press`, or that entry of a row's or the page's menu. */
type Dialog = { name: string | RegExp; press: string | RegExp; inMenuOf?: string; menu?: string }

type Place = { path: string; dialogs: Dialog[] }

/** Waits for the dialog's heading, since the box around a dialog has no size. */
const waitForHeading = (dialog: Locator) => dialog.getByRole('heading').first().waitFor()

async function openDialog(page: Page, { name, press, inMenuOf, menu }: Dialog) {
  if (inMenuOf || menu) {
    const row = page.getByRole('row').filter({ hasText: inMenuOf })
    const actions = row.getByRole('button', { name: /^Actions/ })
    await (menu ? page.getByRole('button', { name: menu }) : actions).click()
    await page.getByRole('menuitem', { name: press, exact: true }).click()
  } else {
    await page.getByRole('button', { name: press }).first().click()
  }
  const dialog = page.getByRole('dialog', { name })
  await waitForHeading(dialog)
  await page.waitForURL(/\?.+=/)
  return dialog
}

async function makeReweigh(status: 'proposed' | 'disputed') {
  const { id: shipmentId, organizationId } = await makeShipment({ status: 'COURIER_ASSIGNED' })
  await Reweigh.create({
    shipmentId,
    organizationId,
    status,
    source: 'DHL tracking',
    billedGrams: 1500,
    carrierGrams: 3250,
    differenceKobo: 12_500_00,
    ratedBy: 'booking',
    ...(status === 'disputed' && {
      amountKobo: 12_500_00,
      approvedAt: DateTime.now(),
      dueAt: DateTime.now(),
      dispute: 'I weighed it at home.',
      disputedAt: DateTime.now(),
    }),
  })
}

async function consoleLists(): Promise<Place> {
  const { id: userId, fullName: accountName } = await User.findByOrFail(
    'email',
    'member@sendam.test'
  )
  await BvnReview.create({ userId, accountName, bankName: 'UMEH NGOZI', bvnHash: 'x' })
  const { id } = await makeShipment({ status: 'VOIDED' })
  const waybill = { shipment_id: id, waybill_number: '1234567890', problem: 'Scanned already.' }
  await db.table('waybill_returns').insert(waybill)
  await recordUnmatchedWebhook('paystack', 'transfer', 'wd-by-hand')
  return {
    path: '/admin/home',
    dialogs: [
      { name: 'Accept the BVN of Chidi Eze', press: 'Accept the BVN of Chidi Eze' },
      { name: 'Settle waybill 1234567890', press: 'Settle 1234567890' },
      { name: 'Resolve wd-by-hand', press: 'Resolve wd-by-hand' },
    ],
  }
}

async function reweighQueue(): Promise<Place> {
  await makeReweigh('proposed')
  return {
    path: '/admin/reweighs',
    dialogs: [
      { name: /^Drop the reweigh/, press: /^Drop/ },
      { name: /^Approve the reweigh/, press: /^Approve/ },
      { name: "Import a courier's invoice", press: 'Import an Invoice' },
      { name: 'Enter what the courier weighed', press: 'Enter Manually' },
    ],
  }
}

async function pickups(): Promise<Place> {
  await fetched({ street: '12 NOPICKUP Close', courierCode: 'UPS' })
  return {
    path: `/admin/pickups?day=${pickupDay()}`,
    dialogs: [
      { name: 'Booked with UPS', press: /^Mark booked/ },
      { name: 'Is this pickup cancelled?', press: 'Mark cancelled', inMenuOf: 'NOPICKUP' },
    ],
  }
}

async function courierOrders(): Promise<Place> {
  const shipment = await makeShipment({ status: 'PENDING' })
  const { id, transactionReference: reference } = shipment
  const inMenuOf = String(shipment.trackingNumber)
  await db.table('booking_attempts').insert({
    shipment_id: id,
    reference,
    driver: 'sandbox',
    state: 'unresolved',
    sent_at: db.raw('now()'),
    problem: 'DHL did not answer book',
  })
  return {
    path: '/admin/courier_orders',
    dialogs: [
      { name: /^Enter the waybill number/, press: 'Enter waybill number', inMenuOf },
      { name: 'Send this order again?', press: 'Send again', inMenuOf },
    ],
  }
}

async function byHand(): Promise<Place> {
  const { id } = await makeShipment({ status: 'PENDING', courierDriver: 'manual' })
  return {
    path: `/admin/by_hand/${id}`,
    dialogs: [{ name: 'The courier refuses this parcel', press: 'The courier refuses it' }],
  }
}

async function failedJobs(): Promise<Place> {
  const error = 'No answer within 15 s'
  const payload = JSON.stringify({ error })
  await db.table('failed_jobs').insert({ name: 'shipping.book_with_courier', payload, error })
  return { path: '/admin/health', dialogs: [{ name: /^Dismiss/, press: /^Dismiss/ }] }
}

async function people(): Promise<Place> {
  return {
    path: '/base/users?condition=member%40sendam',
    dialogs: [
      { name: 'New User', press: 'New User' },
      { name: 'Block Chidi Eze', press: 'Block', inMenuOf: 'Chidi Eze' },
    ],
  }
}

async function account(): Promise<Place> {
  const { id } = await User.findByOrFail('email', 'member@sendam.test')
  return {
    path: `/base/users/${id}`,
    dialogs: [
      {
        name: 'Erase the data of Chidi Eze?',
        press: 'Erase Data',
        menu: 'More about this user',
      },
    ],
  }
}

async function giftCodes(): Promise<Place> {
  const { code } = await makeGiftCode()
  return {
    path: '/base/discounts',
    dialogs: [
      { name: 'New Gift Code', press: 'New Gift Code' },
      { name: `Edit ${code}`, press: 'Edit', inMenuOf: code },
      { name: `Deactivate ${code}`, press: 'Deactivate', inMenuOf: code },
    ],
  }
}

const PLACES = { consoleLists, reweighQueue, pickups, courierOrders, byHand, failedJobs }
const MORE_PLACES = { people, account, giftCodes }

test.group('Dialog URLs of staff pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
    await seedDemoWallets()
  })
  group.each.timeout(120_000)

  for (const [place, make] of Object.entries({ ...PLACES, ...MORE_PLACES })) {
    test(`a copied URL opens the same dialog for a colleague: ${place}`, async ({
      visitAs,
      assert,
    }) => {
      const { path, dialogs } = await make()
      const page = await visitAs(path, ADMIN)
      await page.setViewportSize(LARGE)
      await waitForHydration(page)
      const urlBefore = page.url()
      let colleague: Page | null = null
      for (const dialogToOpen of dialogs) {
        const dialog = await openDialog(page, dialogToOpen)
        if (colleague) await colleague.goto(page.url())
        else colleague = await openAsUser(page, COLLEAGUE)
        await waitForHeading(colleague.getByRole('dialog', { name: dialogToOpen.name }))
        for (const viewer of [page, colleague]) {
          await viewer.keyboard.press('Escape')
          await viewer.getByRole('dialog').waitFor({ state: 'detached' })
        }
        await dialog.waitFor({ state: 'detached' })
        assert.deepEqual([page.url(), colleague.url()], [urlBefore, urlBefore])
      }
      await colleague?.context().close()
    })
  }

  test('the URL of an item that is settled by now opens no dialog', async ({ visitAs, assert }) => {
    const { path } = await consoleLists()
    const page = await visitAs(path, ADMIN)
    const settle = { name: 'Settle waybill 1234567890', press: 'Settle 1234567890' }
    const dialog = await openDialog(page, settle)
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('They struck it')
    const address = page.url()
    await dialog.getByRole('button', { name: 'Settle' }).click()
    await page.getByText('Waybill 1234567890 is settled with the courier.').waitFor()
    await dialog.waitFor({ state: 'detached' })
    assert.notEqual(page.url(), address)
    await page.goto(address)
    await page.getByText('Resolve wd-by-hand').waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(await page.getByRole('dialog').count(), 0)
  })
})
