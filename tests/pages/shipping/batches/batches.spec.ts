import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Page } from 'playwright'
import User from '#identity/accounts/models/user'
import Wallet from '#wallet/balances/wallet'
import Shipment from '#shipping/shipment/models/shipment'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { assertCleanEverywhere, LARGE } from '#tests/browser/page_checks'
import { writeCsv, readShopSample } from '#tests/support/developers/batches'
import { putMoney } from '#tests/support/money/wallet_rows'
import { makeShipment } from '#tests/support/shipment_rows'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const HEADERS = ['Customer', 'Phone', 'Email', 'Street', 'Town', 'State', 'Postcode', 'Goods']
const MORE = ['Category', 'Price', 'Weight']

const amina = ['Amina Bello', '0803 123 4567', 'amina@example.test', '14 Aminu Kano Crescent']
const goods = ['Ankara dress', 'Clothing', '25000', '0.8 kg']

function buildRow(town: string, state: string, name = amina[0]!): string[] {
  return [name, ...amina.slice(1), town, state, '900288', ...goods]
}

async function fillSender(page: Page) {
  await page.getByRole('button', { name: 'Add the Sender' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sender' })
  for (const [label, text] of [
    ['Full Name', 'Chidi Eze'],
    ['Phone Number', '0803 000 0000'],
    ['E-mail', 'shop@example.test'],
    ['Address', '5 Allen Avenue'],
    ['City', 'Ikeja'],
    ['Postal Code', '100271'],
  ] as const) {
    await dialog.getByLabel(label).fill(text)
  }
  await dialog.getByLabel('State').selectOption('Lagos')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test.group('Batch of parcels', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  async function fund(naira: number): Promise<User> {
    const user = await User.findByOrFail('email', 'member@sendam.test')
    await putMoney(await Wallet.ownedBy(2, user.id), { kobo: naira * 100 })
    return user
  }

  test('is pasted, corrected, paid together and printed', async ({ visitAs, assert }) => {
    const user = await fund(20_000)
    const page = await visitAs('/base/shipment/batches')
    await page.setViewportSize(LARGE)
    await page.getByRole('tab', { name: 'A sheet' }).waitFor()
    await assertCleanEverywhere(page, assert, 'batches')
    await page.getByRole('tab', { name: 'Copied rows' }).click()
    const rows = [
      buildRow('Wuse', 'Abuja FCT'),
      buildRow('Ikeja', 'Laggos', 'Bola Ade'),
      buildRow('Wuse', ''),
    ]
    const text = writeCsv([...HEADERS, ...MORE], rows).replaceAll(',', '\t')
    await page.getByRole('textbox', { name: 'Rows' }).fill(text)
    await page.getByRole('button', { name: 'See the Prices' }).click()
    await page.waitForURL(/\/base\/shipment\/batches\/\d+/)
    await fillSender(page)

    await page
      .getByText('All 2 parcels are paid together, or none. 1 row to correct is left out.')
      .waitFor()
    await page.getByText('The same receiver and contents as row 2.').waitFor()
    await assertCleanEverywhere(page, assert, 'batch to correct')
    await page.getByRole('button', { name: 'Use Lagos' }).click()
    await page.getByText('All 3 parcels are paid together, or none.').waitFor()
    await page.getByText('₦9,000.00').first().waitFor()

    await page.getByRole('cell', { name: /Bola Ade/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Row 3, Bola Ade' })
    await dialog.getByRole('radio', { name: /UPS/ }).check()
    await page.getByRole('button', { name: 'Pay ₦9,500.00', includeHidden: true }).waitFor()
    const ways = dialog.getByRole('list', { name: 'Ways to save' })
    await ways.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Pay ₦9,000.00', includeHidden: true }).waitFor()
    await ways.waitFor({ state: 'detached' })
    await dialog.getByRole('radio', { name: /UPS/ }).check()
    await ways.waitFor()
    await dialog.getByLabel('Receiver').fill('Bola Adeyemi')
    await assertCleanEverywhere(page, assert, 'row of a batch')
    await dialog.getByRole('button', { name: 'Save and Price' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText(/^Row 3 is saved, ₦/).waitFor()
    await page.getByRole('cell', { name: 'Bola Adeyemi' }).waitFor()

    await page.getByRole('button', { name: 'Pay ₦9,500.00' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Pay ₦9,500.00 for 3 parcels?' })
    await confirmation.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByText('0 of 3 parcels have their waybills.').waitFor()
    const shipments = await Shipment.query().where('userId', user.id).orderBy('id')
    assert.lengthOf(shipments, 3)
    for (const { id } of shipments) await bookWithCourier(id)
    await page.reload()
    await page.getByText('3 of 3 parcels have their waybills.').waitFor()
    await assertCleanEverywhere(page, assert, 'batch that is booked')
    const waybills = page.getByRole('link', { name: 'Waybills, Four per A4' })
    const [download] = await Promise.all([page.waitForEvent('download'), waybills.click()])
    assert.match(download.suggestedFilename(), /^waybills-\d+\.pdf$/)
    await shipments[0]!.merge({ status: 'VOIDED' }).save()
    await page.reload()
    await page.getByText('2 of 2 parcels have their waybills.').waitFor()
    await page.getByText('One parcel is void: do not use its waybill.').waitFor()
    await page.goto('/base/shipment/batches')
    await page.getByRole('cell', { name: '3 pasted rows' }).click()
    await page.getByRole('heading', { name: '3 pasted rows' }).waitFor()
  })

  test('shows the missing amount, and books nothing', async ({ visitAs, assert }) => {
    const user = await fund(2_000)
    const page = await visitAs('/base/shipment/batches')
    await page.getByRole('tab', { name: 'Copied rows' }).click()
    const text = writeCsv([...HEADERS, ...MORE], [buildRow('Wuse', 'FCT')]).replaceAll(',', '\t')
    await page.getByRole('textbox', { name: 'Rows' }).fill(text)
    await page.getByRole('button', { name: 'See the Prices' }).click()
    await fillSender(page)
    await page.getByText('Your wallet is ₦1,000.00 short.').waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'Pay ₦3,000.00' }).isDisabled())
    await page.getByRole('link', { name: 'Fund your wallet with ₦1,000.00' }).click()
    await page.waitForURL(/\/base\/wallet\/fund\?amount=1000&back=/)
    assert.lengthOf(await Shipment.query().where({ userId: user.id, status: 'PENDING' }), 0)
  })

  test('is created from past shipments, given columns and defaults, and discarded', async ({
    visitAs,
  }) => {
    await makeShipment({ status: 'DELIVERED', receiver: { fullname: 'Grace Miller' } })
    const page = await visitAs('/base/shipment/batches')
    await page.getByRole('tab', { name: 'Past shipments' }).click()
    await page.getByLabel('Grace Miller').check()
    await page.getByRole('button', { name: 'See the Prices' }).click()
    await page.waitForURL(/\/base\/shipment\/batches\/\d+/)
    await page.getByRole('button', { name: 'Match the columns' }).click()
    const columns = page.getByRole('dialog', { name: 'Match the columns' })
    await columns.getByLabel('Your reference').selectOption('Not used')
    await columns.getByRole('button', { name: 'Save and Price' }).click()
    await columns.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Fill Empty Cells' }).click()
    const defaults = page.getByRole('dialog', { name: 'Fill empty cells' })
    await defaults.getByLabel('E-mail').fill('shop@example.test')
    await defaults.getByRole('button', { name: 'Save and Price' }).click()
    await defaults.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Actions for this batch' }).click()
    await page.getByRole('menuitem', { name: 'Discard' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await page.getByText('The batch is discarded. Nothing was booked or paid.').waitFor()
    await page.waitForURL(/\/base\/shipment\/batches$/)
  })

  test('a shop export names its shop, and each item has a line', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/shipment/batches')
    await page.locator('input[type=file]').setInputFiles({
      name: 'orders.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(await readShopSample('amazon_unshipped.txt')),
    })
    await page.getByRole('button', { name: 'See the Prices' }).click()
    await page.waitForURL(/\/base\/shipment\/batches\/\d+/)
    await page.getByText('Read as orders of Amazon.').waitFor()
    await page.getByText('Ankara dress, Beaded bag').first().waitFor()
    await page
      .getByRole('button', { name: /Sam Rivera/ })
      .first()
      .click()
    const row = page.getByRole('dialog', { name: /Sam Rivera/ })
    assert.equal(await row.getByLabel('Contents').inputValue(), 'Ankara dress\nBeaded bag')
    assert.equal(await row.getByLabel('Quantity').inputValue(), '1\n2')
    // The sheet has no values; the field takes both.
    await row.getByLabel('Unit value').fill('₦25,000\n₦7,000')
    await row.getByRole('button', { name: 'Save and Price' }).click()
    await row.getByText('"Unit Value" should not be empty').waitFor({ state: 'detached' })
    assert.equal(await row.getByLabel('Unit value').inputValue(), '₦25,000\n₦7,000')
  })

  test('a file that cannot be read says why', async ({ visitAs }) => {
    const page = await visitAs('/base/shipment/batches')
    await page.locator('input[type=file]').setInputFiles({
      name: 'parcels.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('504b030400', 'hex'),
    })
    await page.getByRole('button', { name: 'See the Prices' }).click()
    await page.getByText('This workbook cannot be read.').waitFor()
  })
})
