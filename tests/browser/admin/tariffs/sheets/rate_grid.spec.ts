import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import type ShippingZone from '#shipping/pricing/models/shipping_zone'
import { addZone, smallTariff } from '#tests/support/tariff'
import { openAsUser } from '#tests/browser/page_url'

const ADMIN = 'admin@sendam.test'

/** Creates an Aramex zone for Namibia with this many rates, one per kilogram. */
async function addNamibiaZone(rows: number): Promise<ShippingZone> {
  return addZone({
    kind: 'export',
    courierCode: 'ARAMEX',
    description: 'Namibia',
    geography: 'country',
    destinations: ['NA'],
    bands: Array.from({ length: rows }, (_, kg) => [kg, kg + 1, 5000 + kg * 100]),
  })
}

const readValue = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).inputValue()

test.group('Rate sheet in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('asks before unsaved changes are lost, and a copied URL opens an earlier version', async ({
    visitAs,
    assert,
  }) => {
    // Needs a browser: the test is unreliable without one on a busy machine.
    const zone = await addNamibiaZone(1)
    const address = `/admin/zones/export/${zone.id}`
    const page = await visitAs(`/admin/zones/export?zone=${zone.id}`, ADMIN)
    await page.getByLabel('Rate 1', { exact: true }).fill('6000')
    assert.equal(new URL(page.url()).pathname, address)
    await page.getByText('1 change').waitFor()
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await page.getByRole('link', { name: 'International Zones' }).click()
    assert.lengthOf(questions, 1)
    await page.getByRole('button', { name: 'Discard' }).click()
    const question = page.getByRole('dialog', { name: 'Discard 1 change?' })
    await question.getByRole('button', { name: 'Discard' }).click()
    await question.waitFor({ state: 'detached' })
    assert.equal(await readValue(page, 'Rate 1'), '5000')
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.equal(await readValue(page, 'Rate 1'), '6000')
    await page.getByRole('button', { name: 'Save Rate(s)' }).click()
    await page.getByText('1 rate is saved.').waitFor()
    await page.getByLabel('Rate 1', { exact: true }).fill('7000')

    // Typed rates stay while an earlier version is shown.
    await page.getByRole('button', { name: 'Earlier Versions' }).press('Enter')
    const versions = page.getByRole('dialog', { name: 'Earlier Versions' })
    await versions.getByRole('button', { name: 'View version 0' }).click()
    await versions.getByText('0 to 1 kg at ₦6,000.00 becomes ₦5,000.00').waitFor()
    assert.lengthOf(questions, 1)

    const colleague = await openAsUser(page, 'root@sendam.test')
    const sent = colleague.getByRole('dialog', { name: 'Earlier Versions' })
    await sent.getByText('0 to 1 kg at ₦6,000.00 becomes ₦5,000.00').waitFor()
    await colleague.context().close()

    await page.keyboard.press('Escape')
    await versions.waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).search, '')
    assert.equal(await readValue(page, 'Rate 1'), '7000')
  })
})
