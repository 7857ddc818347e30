import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import SavedAddress from '#shipping/booking/models/saved_address'
import { assertCleanEverywhere, LARGE } from '#tests/browser/page_checks'
import { writeCsv } from '#tests/support/developers/batches'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const HEADERS = ['Name', 'Phone', 'Email', 'Street', 'Town', 'State']
const amina = ['Amina Bello', '0803 123 4567', 'amina@example.test']

test.group('Address book', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('imports rows with matched columns after a preview', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/addresses')
    await page.getByRole('button', { name: 'More for your address book' }).click()
    await page.getByRole('menuitem', { name: 'Import' }).click()
    const importing = page.getByRole('dialog', { name: 'Import Addresses' })
    await importing.getByRole('tab', { name: 'Copied rows' }).click()
    const headers = HEADERS.map((name) => (name === 'Street' ? 'Wohin' : name))
    const row = [...amina, '14 Aminu Kano Crescent', 'Wuse', 'FCT']
    await importing.getByRole('textbox', { name: 'Rows' }).fill(writeCsv(headers, [row]))
    await importing.getByRole('button', { name: 'Check the Rows' }).click()
    await importing.getByText('We found no column for the address.').waitFor()
    await importing.getByRole('button', { name: 'Match the columns' }).click()
    const columns = page.getByRole('dialog', { name: 'Match the columns' })
    await columns.getByLabel('Wohin').selectOption('Address')
    await columns.getByRole('button', { name: 'Save and Read Again' }).click()
    await importing.getByText('14 Aminu Kano Crescent, Wuse').waitFor()
    await assertCleanEverywhere(page, assert, 'preview of addresses')
    await importing.getByRole('button', { name: 'Import 1 address' }).click()
    await page.getByText('1 address imported.').waitFor()
  })

  test('imports, merges and requests addresses, and prefills a booking', async ({
    visitAs,
    browser,
    assert,
  }) => {
    const page = await visitAs('/base/addresses')
    await page.setViewportSize(LARGE)
    await page.getByText('No addresses yet').waitFor()
    const chooseFromMenu = async (choice: string) => {
      await page.getByRole('button', { name: 'More for your address book' }).click()
      await page.getByRole('menuitem', { name: choice }).click()
    }
    const waitForClosedDialog = () => page.getByRole('dialog').waitFor({ state: 'detached' })

    await chooseFromMenu('Groups')
    const groups = page.getByRole('dialog', { name: 'Groups' })
    await groups.getByLabel('New group').fill('Wholesale')
    await groups.getByRole('button', { name: 'Create Group' }).click()
    await groups.getByText('0 addresses').waitFor()
    await assertCleanEverywhere(page, assert, 'groups of addresses')
    await groups.getByRole('button', { name: 'Close' }).first().click()
    await waitForClosedDialog()

    await chooseFromMenu('Import')
    const importing = page.getByRole('dialog', { name: 'Import Addresses' })
    await importing.getByRole('tab', { name: 'Copied rows' }).click()
    const rows = [
      [...amina, '14 Aminu Kano Crescent', 'Wuse', 'FCT'],
      [...amina, '2 Other Street', 'Wuse', 'Abuja'],
      ['Bola Ade', '0805 555 0000', 'bola@example.test', '5 Allen Avenue', 'Ikeja', 'Laggos'],
    ]
    const text = writeCsv(HEADERS, rows).replaceAll(',', '\t')
    await importing.getByRole('textbox', { name: 'Rows' }).fill(text)
    await importing.getByLabel('Put them into a group').selectOption('Wholesale')
    await importing.getByRole('button', { name: 'Check the Rows' }).click()
    await importing.getByText('Did you mean Lagos?').waitFor()
    await assertCleanEverywhere(page, assert, 'import of addresses')
    await importing.getByRole('button', { name: 'Import 2 addresses' }).click()
    await page.getByText('2 addresses imported.').waitFor()
    await waitForClosedDialog()

    await chooseFromMenu('Find duplicates')
    const duplicates = page.getByRole('dialog', { name: 'Duplicates' })
    await duplicates.getByText('2 Other Street').waitFor()
    await assertCleanEverywhere(page, assert, 'duplicates')
    await duplicates.getByRole('button', { name: 'Merge 2 into one' }).click()
    await duplicates.getByText('No duplicates. Every address is in your book only once.').waitFor()
    await duplicates.getByRole('button', { name: 'Close' }).first().click()
    await waitForClosedDialog()
    assert.lengthOf(await SavedAddress.all(), 1)

    await chooseFromMenu('Ask for an address')
    const addressRequest = page.getByRole('dialog', { name: 'Ask for an Address' })
    await addressRequest.getByLabel('Whose address?').fill('Grace')
    await addressRequest.getByRole('button', { name: 'Create Link' }).click()
    const link = await addressRequest.locator('code').innerText()
    await addressRequest.getByText('Open until').waitFor()
    await assertCleanEverywhere(page, assert, 'asking for an address')
    await addressRequest.getByRole('button', { name: 'Close' }).first().click()
    await waitForClosedDialog()

    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const receiver = await phone.newPage()
    await receiver.goto(new URL(new URL(link).pathname, page.url()).href)
    await receiver.getByRole('button', { name: 'Send My Address' }).click()
    await receiver.getByText('"Full Name" should not be empty').waitFor()
    await assertCleanEverywhere(receiver, assert, 'an address that is asked for')
    for (const [label, value] of [
      ['Full name', 'Grace Okafor'],
      ['Phone number', '0806 111 2222'],
      ['E-mail', 'grace@example.test'],
      ['Landmark', 'Opposite Total'],
      ['State', 'Lagos'],
      ['City', 'Ikeja'],
    ] as const) {
      await receiver.getByLabel(label).fill(value)
    }
    await receiver.getByLabel(/^Address/).fill('7 Allen Avenue')
    await receiver.getByRole('button', { name: 'Send My Address' }).click()
    await receiver.getByText('has your address now.').waitFor()
    await receiver.reload()
    await receiver.getByText('This link no longer works').waitFor()
    await phone.close()

    await page.reload()
    await page.getByText('Filled in by the receiver').waitFor()
    await page.getByRole('cell', { name: /Grace Okafor/ }).click()
    const entry = page.getByRole('dialog', { name: 'Grace Okafor' })
    await entry.getByRole('radio', { name: 'Sender' }).check()
    await entry.getByLabel('Local Government').fill('Ikej')
    await page.getByRole('option', { name: 'Ikeja' }).click()
    await assertCleanEverywhere(page, assert, 'an address of the book')
    await entry.getByRole('button', { name: 'Save Address' }).click()
    await waitForClosedDialog()
    const row = page.getByRole('row', { name: /Grace Okafor/ })
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Make my default sender' }).click()
    await row.getByText('Default').waitFor()
    await assertCleanEverywhere(page, assert, 'address book')

    await page.getByLabel('Group').selectOption({ label: 'Wholesale (1)' })
    await page.waitForURL(/group=\d+/)
    await page.getByText('Grace Okafor').waitFor({ state: 'detached' })
    await page.goto('/base/shipment/book')
    await page.getByText('7 Allen Avenue, Opposite Total, Ikeja, Lagos').waitFor()
  })
})
