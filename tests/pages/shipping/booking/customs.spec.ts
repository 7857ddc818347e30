import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import ExportRule from '#shipping/customs/models/export_rule'
import { makeShipment } from '#tests/support/shipment_rows'
import { seedReference } from '#tests/support/reference'
import { openShop } from '#tests/browser/shipping/booking/booking_page'
import { assertCleanAtBothWidths } from '#tests/browser/looking'

const SENTENCE = 'Great Britain asks for a fumigation paper.'

test.group('Customs in the booking form', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())
  group.each.setup(async () => {
    await ExportRule.create({
      ...{ sentence: SENTENCE, severity: 'paper', countryCode: 'GB', categoryId: null },
      ...{ source: 'https://example.test/rules', checkedOn: DateTime.fromISO('2026-11-20') },
    })
  })

  test('what is forbidden since it was booked has no button to pay it, and the page says why', async ({
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
})
