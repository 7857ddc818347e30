import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { makeShipment } from '#tests/support/shipment_rows'
import { assertCleanEverywhere, LARGE, PHONE } from '#tests/browser/page_checks'

test.group('Shipment URLs in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('invalid parameters change neither the list nor its CSV file', async ({
    visitAs,
    assert,
  }) => {
    // Needs a browser: the style sheet decides where lines break.
    await makeShipment({ status: 'BOOKED' })
    const day = DateTime.now().minus({ days: 3 }).setZone('Africa/Lagos')
    const strange = `status=FOO&sort=colour&startDate=${day.toISODate()}&endDate=tomorrow`
    const page = await visitAs(`/base/shipment/history?${strange}`)
    await page.setViewportSize(LARGE)
    await page.getByText(`1 shipment requested from ${day.toFormat('dd/MM/yyyy')}.`).waitFor()
    const chips = page.getByRole('group', { name: 'Status' }).getByRole('button')
    await chips.getByText('Booked').waitFor()
    assert.deepEqual(await chips.allInnerTexts(), ['All', 'Booked\n1'])
    assert.equal(await chips.first().getAttribute('aria-pressed'), 'true')
    const file = new URL(
      (await page.getByRole('link', { name: 'CSV' }).getAttribute('href'))!,
      page.url()
    )
    assert.equal(file.search, `?startDate=${day.toISODate()}`)

    await page.goto(page.url().replace('tomorrow', '2020-01-01'))
    await page.getByText('1 shipment.', { exact: true }).waitFor()
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    const copy = await saved
    assert.equal(copy.suggestedFilename(), 'past-shipments.csv')
  })

  test('rows are cards on a phone, and each opens its shipment', async ({ visitAs, assert }) => {
    // Needs a browser: the style sheet turns rows into cards on a narrow screen.
    const { trackingNumber, transactionReference } = await makeShipment({
      status: 'COURIER_ASSIGNED',
    })
    await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', to: 'US' })
    const page = await visitAs('/base/shipment/history')
    await page.getByText('2 shipments.').waitFor()
    await assertCleanEverywhere(page, assert, 'history_list')
    await page.setViewportSize(PHONE)
    await page.getByRole('row').filter({ hasText: 'United States' }).waitFor()
    assert.equal(await page.getByRole('columnheader').count(), 0)
    const [content, first] = await Promise.all([
      page.getByRole('main').boundingBox(),
      page.getByRole('row').first().boundingBox(),
    ])
    assert.isBelow(first!.y - content!.y, 250, 'the first shipment stands high on the screen')
    await page.getByRole('button', { name: 'Courier Assigned 1' }).click()
    await page.getByText('1 shipment.').waitFor()
    await page.getByRole('link', { name: 'Grace Miller' }).click()
    await page.getByRole('heading', { level: 1, name: `Shipment ${trackingNumber}` }).waitFor()
    await page.getByText('Ankara fabric, six yards').waitFor()
    await page.getByRole('heading', { name: 'Tracking history' }).waitFor()
    await assertCleanEverywhere(page, assert, 'shipment_page')
    const again = page.getByRole('link', { name: 'Book again' })
    assert.include((await again.getAttribute('href'))!, `again=${transactionReference}`)
    const share = page.getByRole('link', { name: 'Send on WhatsApp' })
    const shared = decodeURIComponent((await share.getAttribute('href'))!)
    assert.match(shared, new RegExp(`https://wa\\.me/.*/track/${trackingNumber}$`))
  })
})
