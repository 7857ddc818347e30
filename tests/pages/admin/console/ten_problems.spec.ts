import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Locator, Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import Reweigh from '#shipping/reweighing/models/reweigh'
import BvnReview from '#wallet/payouts/models/bvn_review'
import { recordUnmatchedWebhook } from '#wallet/providers/unmatched_webhooks/resolve_unmatched_webhook'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'

const ADMIN = 'admin@sendam.test'
const MEMBER = 'member@sendam.test'
const COMMENT = 'Settled on the telephone'

async function makeReweigh(status: 'proposed' | 'disputed') {
  const shipment = await makeShipment({ status: 'COURIER_ASSIGNED' })
  const { id: shipmentId, organizationId } = shipment
  const dueAt = DateTime.now().plus({ days: 7 })
  await Reweigh.create({
    ...{ shipmentId, organizationId, status, source: 'DHL tracking', ratedBy: 'booking' },
    ...{ billedGrams: 1500, carrierGrams: 3250, differenceKobo: 12_500_00 },
    ...(status === 'disputed' && {
      ...{ amountKobo: 12_500_00, approvedAt: DateTime.now(), dueAt },
      ...{ dispute: 'My scale says less', disputedAt: DateTime.now() },
    }),
  })
  return String(shipment.trackingNumber)
}

async function makeOrder(state: 'unresolved' | 'surplus') {
  const shipment = await makeShipment({ status: 'PENDING' })
  const { id, transactionReference: reference, trackingNumber } = shipment
  await db.table('booking_attempts').insert({
    ...{ shipment_id: id, reference, state, driver: 'sandbox' },
    ...{ sent_at: new Date(), waybill_number: state === 'surplus' ? '1234567890' : null },
  })
  return String(trackingNumber)
}

async function makeRefused(courierCode: string, address?: string) {
  const { id, trackingNumber } = await makeShipment({ status: 'PENDING_ISSUE', courierCode })
  const side = { shipment_id: id, side: 'destination' }
  if (address) await db.from('shipment_addresses').where(side).update({ address })
  return String(trackingNumber)
}

async function makeBvnReview() {
  const { id: userId, fullName: accountName } = await User.findByOrFail('email', MEMBER)
  await BvnReview.create({ userId, accountName, bankName: 'UMEH NGOZI', bvnHash: 'x' })
  return `the BVN of ${accountName}`
}

async function makeWaybill() {
  const { id } = await makeShipment({ status: 'VOIDED' })
  const problem = 'This waybill has been scanned already.'
  await db
    .table('waybill_returns')
    .insert({ shipment_id: id, waybill_number: '9876543210', problem })
  return '9876543210'
}

async function makeFailedJob() {
  const job = { name: 'shipping.book_with_courier', error: 'No answer' }
  await db.table('failed_jobs').insert({ ...job, payload: JSON.stringify({ shipmentId: 1 }) })
  return ''
}

async function makeWebhook() {
  await recordUnmatchedWebhook('paystack', 'transfer', 'wd-by-hand')
  return 'wd-by-hand'
}

interface Problem {
  make: () => Promise<string>
  /** The button of the item; a link leads to a page with the dialog. */
  press: string
  /** Texts that staff type, by label. */
  fill?: Record<string, string>
  submit?: string
}

const PROBLEMS: Record<string, Problem> = {
  'a refused parcel': { make: () => makeRefused('DHL'), press: 'Retry' },
  'a parcel refused at a post box': {
    make: () => makeRefused('UPS', 'PO Box 77'),
    press: 'Correct Address',
    fill: { 'Address': '12 Long Street', 'Postal Code': 'SW1A 1AA' },
    submit: 'Send again',
  },
  'an order of which the courier says nothing': {
    make: () => makeOrder('unresolved'),
    press: 'Enter waybill number',
    fill: { 'Waybill Number': '1122334455' },
    submit: 'Save',
  },
  'an order that nobody needs': {
    make: () => makeOrder('surplus'),
    press: 'Settled',
    fill: { Comment: COMMENT },
    submit: 'Settled',
  },
  'a reweigh to decide': {
    make: () => makeReweigh('proposed'),
    press: 'Approve',
    submit: 'Approve',
  },
  'a disputed reweigh': {
    make: () => makeReweigh('disputed'),
    press: 'Waive',
    fill: { Reason: COMMENT },
    submit: 'Waive',
  },
  'a payment that is not ours': {
    make: makeWebhook,
    press: 'Resolve',
    fill: { Comment: COMMENT },
    submit: 'Resolve',
  },
  'a BVN in another name': {
    make: makeBvnReview,
    press: 'Accept',
    fill: { Reason: COMMENT },
    submit: 'Accept',
  },
  'a waybill that its courier does not cancel': {
    make: makeWaybill,
    press: 'Settle',
    fill: { Comment: COMMENT },
    submit: 'Settle',
  },
  'a failed job': { make: makeFailedJob, press: 'Try again' },
}

async function clear(page: Page, about: string, { press, fill = {}, submit }: Problem) {
  let presses = 0
  const click = async (control: Locator) => {
    await control.click()
    presses += 1
  }
  const opener = new RegExp(`^${press} .*${about}`)
  await click(
    page.getByRole('button', { name: opener }).or(page.getByRole('link', { name: opener }))
  )
  if (!submit) return presses
  const dialog = page.getByRole('dialog')
  for (const [label, text] of Object.entries(fill))
    await dialog.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
  await click(dialog.getByRole('button', { name: submit, exact: true }))
  await dialog.waitFor({ state: 'detached' })
  return presses
}

test.group('Ten mixed problems in the inbox', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedReference())
  group.each.timeout(120_000)

  test('are each cleared with at most three presses', async ({ visitAs, assert }) => {
    const made: [string, Problem][] = []
    for (const problem of Object.values(PROBLEMS)) made.push([await problem.make(), problem])
    const page = await visitAs('/admin/home', ADMIN)
    for (const [index, [about, problem]] of made.entries()) {
      const left = made.length - index
      await page
        .getByRole('heading', {
          name: left === 1 ? '1 thing needs you' : `${left} things need you`,
        })
        .waitFor()
      assert.isAtMost(await clear(page, about, problem), 3, Object.keys(PROBLEMS)[index])
      if (!page.url().includes('/admin/home'))
        await page.goto(new URL('/admin/home', page.url()).href)
    }
    await page.getByText('Nothing needs you').waitFor()
  })
})
