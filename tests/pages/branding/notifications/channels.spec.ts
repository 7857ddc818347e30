import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import NotificationPlan from '#branding/notifications/plan/notification_plan'
import { notifyReceiver } from '#branding/notifications/receiver_notifications'
import { stopTextsLink } from '#branding/unwanted_mail/stop_texts_link'
import InboxMessage from '#shared/inbox/inbox_message'
import {
  assertCleanAtBothWidths,
  assertCleanEverywhere,
  waitForHydration,
} from '#tests/browser/page_checks'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { makeShipment } from '#tests/support/shipment_rows'

const OWNER = 'owner@acme.test'

/** Today, because the page shows the messages of this month. */
const lagosTime = (clock: string) =>
  DateTime.fromISO(`${DateTime.now().setZone('Africa/Lagos').toISODate()}T${clock}`, {
    zone: 'Africa/Lagos',
  })

test.group('Notification channels', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an owner sets channels and quiet hours, reads the log, and a receiver stops them', async ({
    visit,
    visitAs,
    assert,
  }) => {
    const { brand } = await publishedAcme()
    await brand.merge({ notificationsEnabledAt: DateTime.now().minus({ days: 1 }) }).save()
    await NotificationPlan.query().delete()
    const page = await visitAs('/base/branded-notification', OWNER)
    await waitForHydration(page)
    await page.getByText('SMS, and e-mail as well, for all 9 events. Quiet 9 PM to 7 AM.').waitFor()
    await page.getByLabel('Phone, Booked').selectOption('whatsapp_sms')
    await page.getByLabel('E-mail, Booked').selectOption('never')
    await page.getByLabel('Phone, Delivered').selectOption('none')
    await page.getByLabel('E-mail, Delivered').selectOption('instead')
    await page.getByRole('button', { name: 'Save Channels' }).click()
    await page
      .getByText('Delivered: without a phone message, set e-mail to always or never')
      .waitFor()
    await page.getByLabel('E-mail, Delivered').selectOption('always')
    await page.getByRole('checkbox', { name: 'At night too (Out for delivery)' }).check()
    await page.getByLabel('Until').fill('06:30')
    await page.getByRole('button', { name: 'Save Channels' }).click()
    await page.getByText('Channels and quiet hours saved.').waitFor()
    const plan = await NotificationPlan.firstOrFail()
    assert.equal(plan.quietUntil, '06:30')
    assert.deepEqual(plan.ways.booked, { phone: 'whatsapp_sms', mail: 'never', atNight: false })

    await assertCleanEverywhere(page, assert, 'channels')
    await page.getByRole('tab', { name: 'Messages' }).click()
    const sms = page.getByRole('textbox', { name: 'SMS' })
    await sms.fill(
      '{business}: your order {trackingNumber} is booked. Pay ₦500 to the rider. {link}'
    )
    await page
      .getByText(/characters: 3 parts\. You are not charged for messages\. “₦” makes it 67 a part/)
      .waitFor()
    await assertCleanEverywhere(page, assert, 'message_texts')

    const parcels = [await makeShipment({ owner: OWNER }), await makeShipment({ owner: OWNER })]
    await notifyReceiver(parcels[0]!.id, lagosTime('20:00'))
    await notifyReceiver(parcels[1]!.id, lagosTime('22:00'))
    assert.lengthOf(await InboxMessage.query().where('channel', 'whatsapp'), 1)
    await page.reload()
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.getByRole('link', { name: 'All messages' }).click()
    await page.getByRole('heading', { level: 1, name: 'Messages to Receivers' }).waitFor()
    await page.getByText('Waits until 06:30').waitFor()
    await page.getByText('1 sent').waitFor()
    await page.getByText('You are not charged for messages.').waitFor()
    assert.equal(await page.locator('main').getByText('₦').count(), 0)
    await assertCleanAtBothWidths(page, assert, 'messages')
    await page.getByLabel('State', { exact: true }).selectOption('refused')
    await page.getByText('No messages found.').waitFor()

    const receiver = await visit(stopTextsLink(parcels[0]!))
    await waitForHydration(receiver)
    await receiver.getByRole('button', { name: 'Stop the messages' }).click()
    await receiver.getByRole('heading', { name: 'The messages have stopped' }).waitFor()
    await assertCleanAtBothWidths(receiver, assert, 'texts_stopped')
    await notifyReceiver(parcels[1]!.id, lagosTime('06:30').plus({ days: 1 }))
    await page.reload()
    await page.getByText('Unsubscribed', { exact: true }).last().waitFor()

    const staff = await visitAs('/admin/message_costs', 'admin@sendam.test')
    await staff.getByText('ACME Foods').first().waitFor()
    await assertCleanAtBothWidths(staff, assert, 'message_costs')
  })
})
