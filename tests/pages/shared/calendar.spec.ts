import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedReference } from '#tests/support/reference'
import { pickupDay } from '#tests/support/clock/pickup_days'
import { pickupFreeDays } from '#shipping/booking/booking_settings'
import {
  ACCRA,
  addPackage,
  fillRecipient,
  fillSender,
  next,
  openShop,
} from '#tests/browser/shipping/booking/booking_page'
import { waitForFocus } from '#tests/browser/page_checks'

const formatLabel = (day: DateTime) => day.toFormat('cccc, d LLLL yyyy')

const formatInput = (day: DateTime) => day.toFormat('dd/MM/yyyy')

const formatMonth = (day: DateTime) => day.toFormat('LLLL yyyy')

test.group('Calendar', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())
  group.each.timeout(120_000)

  test('skips weekends, days without pickup and past days', async ({ visitAs, assert }) => {
    const days = Array.from({ length: 8 }, (_, after) => DateTime.fromISO(pickupDay(after)))
    const lastDay = days.find((day, at) => day.weekNumber !== days[at + 1]!.weekNumber)!
    const [freeDay, nextDay] = days.slice(days.indexOf(lastDay) + 1) as [DateTime, DateTime]
    await pickupFreeDays.set([freeDay.toISODate()!], { by: null })
    const page = await visitAs('/base/shipment/book', 'member@sendam.test')
    await fillSender(page)
    await fillRecipient(page, ACCRA)
    await next(page)
    await addPackage(page, '11', 'Cotton shirts', '5000')
    await next(page)
    await page.getByLabel(/^Yes, pick it up/).check()
    await page.getByLabel('Use preferred pickup date').check()
    const date = page.getByLabel(/^Preferred Pickup Date/)
    await date.fill(formatInput(lastDay))
    await page.getByRole('button', { name: /^Change date/ }).click()
    await waitForFocus(page, `${formatLabel(lastDay)}, selected`)
    await page.keyboard.press('ArrowRight')
    await waitForFocus(page, formatLabel(nextDay))
    await page.keyboard.press('Enter')
    assert.equal(await date.inputValue(), formatInput(nextDay))

    await page.getByRole('button', { name: /^Change date/ }).click()
    const yesterday = DateTime.now().setZone('Africa/Lagos').minus({ days: 1 })
    await page.keyboard.press('Shift+PageUp')
    await waitForFocus(page, `${formatLabel(nextDay)}, selected`)
    while ((await page.getByRole('grid').getAttribute('aria-label')) !== formatMonth(yesterday)) {
      await page.getByRole('button', { name: 'Previous month' }).click()
    }
    assert.isTrue(await page.getByRole('button', { name: formatLabel(yesterday) }).isDisabled())
  })
})
