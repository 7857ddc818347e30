import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { readQuery } from '#tests/browser/page_url'
import { dhlToBritainZone } from '#tests/browser/admin/tariffs/versions/version_screen'
import { assertCleanEverywhere, LARGE } from '#tests/browser/page_checks'
import { sheet, tariffOf } from '#tests/functional/admin/tariffs/versions/tariff_version_calls'
import { makeLightParcel } from '#tests/support/reweighs'
import { smallTariff } from '#tests/support/tariff'

const ADMIN = 'admin@sendam.test'

const dayIn = (days: number) => DateTime.now().setZone('Africa/Lagos').plus({ days })

test.group('Price of a given day', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is looked up by day, hour and billing group, all of which the URL keeps', async ({
    client,
    visitAs,
    assert,
  }) => {
    const { preferred } = await smallTariff()
    await db.from('tariff_versions').update({ published_at: dayIn(-20).toSQL() })
    const tariff = await tariffOf(client)
    const zone = await dhlToBritainZone()
    await tariff.save(zone.id, sheet(60_000, 75_000, 250_000))
    const draft = await tariff.draft('DHL from January')
    await tariff.save(zone.id, sheet(60_000, 77_000, 250_000), draft)
    await tariff.publish(draft, { startsAt: dayIn(2).toFormat("yyyy-LL-dd'T'HH:mm") })

    const page = await visitAs('/admin/tariffs', ADMIN)
    await page.getByRole('link', { name: 'Try a Price' }).first().click()
    await page.getByRole('heading', { name: 'Try a price' }).waitFor()
    await assertCleanEverywhere(page, assert, 'price_of_a_day_form')
    await page.setViewportSize(LARGE)
    const past = dayIn(-3)
    await page.getByLabel('Day').fill(past.toFormat('dd/LL/yyyy'))
    await page.getByLabel('Time in Lagos').fill('08:30')
    await page.getByLabel('Billing Group').selectOption('Preferred Businesses')
    await page.getByLabel('Destination Country').selectOption('GB')
    await page.getByLabel('Package Weight').fill('0.9')
    await page.getByRole('button', { name: 'Check Rates' }).click()
    const rates = page.getByRole('list', { name: 'Rates', exact: true })
    const readCourierPrice = async (courier: string) => {
      const begins = new RegExp(`^${courier}`)
      const row = rates.getByRole('listitem').filter({ hasText: begins }).first()
      return row.innerText()
    }
    await rates.waitFor()
    assert.include(await readCourierPrice('DHL'), '₦70,000.00')
    assert.include(await readCourierPrice('FedEx'), '₦38,000.00')
    await page
      .getByText(`which was live at 08:30 AM on ${past.toFormat('ccc, dd LLL yyyy')}.`)
      .waitFor()
    await page.getByText('Customers of the billing group Preferred Businesses.').waitFor()
    assert.include(
      readQuery(page),
      `day=${past.toISODate()}&time=08:30&billingGroup=${preferred.id}`
    )
    await page.reload()
    await rates.waitFor()
    assert.include(await readCourierPrice('DHL'), '₦70,000.00')
    await page.getByText('Why this price? DHL').click()
    const dhl = rates.getByRole('listitem').filter({ hasText: 'DHL' })
    await dhl.getByText('Tariff version').waitFor()
    await assertCleanEverywhere(page, assert, 'price_of_a_past_day')
    await page.setViewportSize(LARGE)

    await page.getByRole('link', { name: 'Back' }).click()
    assert.equal(await page.getByLabel('Day').inputValue(), past.toFormat('dd/LL/yyyy'))
    await page.getByLabel('Day').fill(dayIn(5).toFormat('dd/LL/yyyy'))
    await page.getByLabel('Time in Lagos').fill('')
    await page.getByRole('button', { name: 'Check Rates' }).click()
    await page.getByText(/which is planned to start at .* It is not live yet\./).waitFor()
    assert.include(await readCourierPrice('DHL'), '₦77,000.00')
    await assertCleanEverywhere(page, assert, 'price_of_a_day_to_come')
    await page.setViewportSize(LARGE)

    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByLabel('Day').fill('01/01/2001')
    await page.getByRole('button', { name: 'Check Rates' }).click()
    await page.getByText('We have no prices for 1 Jan 2001: our records start later.').waitFor()
  })

  test('names its tariff version only to staff who may see tariffs', async ({
    client,
    visitAs,
    assert,
  }) => {
    await smallTariff()
    const tariff = await tariffOf(client)
    const draft = await tariff.draft('DHL from January')
    const zone = await dhlToBritainZone()
    await tariff.save(zone.id, sheet(60_000, 77_000, 250_000), draft)
    await tariff.publish(draft)
    const { number } = await db.from('tariff_versions').where('id', draft).firstOrFail()
    const name = `DHL from January (no. ${number})`
    const makeParcel = async (owner: string) => {
      const shipment = await makeLightParcel(owner)
      const priceTrace = { ...shipment.priceTrace, tariffVersionId: draft }
      await shipment.merge({ priceTrace }).save()
      return `/base/shipments/${shipment.trackingNumber}`
    }
    const question = 'export=1&destinationCountry=GB&weight=0.9'

    const page = await visitAs(`/base/shipment/rate?${question}`, ADMIN)
    await page.getByText('Why this price? DHL').click()
    await page.getByRole('link', { name }).filter({ visible: true }).click()
    await page.getByRole('heading', { name: 'DHL from January' }).waitFor()
    const member = await makeParcel('member@sendam.test')
    await page.goto(new URL(member, page.url()).href)
    await page.getByText('Tariff version:').waitFor()
    await assertCleanEverywhere(page, assert, 'shipment_priced_by')
    await page.setViewportSize(LARGE)
    await page.getByRole('link', { name }).click()
    await page.getByRole('heading', { name: 'DHL from January' }).waitFor()

    for (const username of ['member@sendam.test', 'manager@sendam.test']) {
      const customerPage = await visitAs(await makeParcel(username), username)
      await customerPage.getByText('Payment amount').waitFor()
      assert.equal(await customerPage.getByText('DHL from January').count(), 0)
      await customerPage.goto(new URL(`/base/shipment/rate?${question}`, page.url()).href)
      await customerPage.getByText('Why this price? DHL').click()
      assert.notInclude(await customerPage.content(), 'DHL from January')
    }
  })
})
