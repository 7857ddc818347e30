import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import SavedAddress from '#shipping/booking/models/saved_address'
import { assertCleanEverywhere, LARGE } from '#tests/browser/page_checks'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const OWNER = 'owner@acme.test'

/** Inserts receivers in Abuja; the first one was used most recently. */
const insertReceivers = (organizationId: number, userId: number, count: number) =>
  db.rawQuery(
    `insert into saved_addresses (organization_id, user_id, side, fullname, phone_number, email,
       address, country_code, state_key, city_code, city_name, postal_code, used_at)
     select ?, ?, 'destination', 'Receiver ' || number, '0809' || (1000000 + number),
       'r@example.test', number || ' Long Street', 'NG', 'NG_FC', 'WUSE', 'Wuse', '000000',
       now() - number * interval '1 minute'
     from generate_series(1, ?::int) as number`,
    [organizationId, userId, count]
  )

test.group('Address book dialogs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('rename and delete a group, and delete an address', async ({ visitAs, assert }) => {
    const owner = await User.findByOrFail('email', OWNER)
    const { organizationId } = await Membership.findByOrFail('userId', owner.id)
    await insertReceivers(organizationId, owner.id, 1)
    await db.table('address_groups').insert({
      organization_id: organizationId,
      user_id: owner.id,
      book_user_id: 0,
      name: 'Wholesale',
    })
    const page = await visitAs('/base/addresses', OWNER)
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'More for your address book' }).click()
    await page.getByRole('menuitem', { name: 'Groups' }).click()
    const groups = page.getByRole('dialog', { name: 'Groups' })
    await groups.getByRole('button', { name: 'Rename Wholesale' }).click()
    const renaming = groups.getByLabel('New name of Wholesale')
    await renaming.fill('Abuja')
    await groups.getByRole('button', { name: 'Rename', exact: true }).click()
    await groups.getByRole('button', { name: 'Delete Abuja' }).click()
    await groups.getByText('Delete Abuja? Its addresses stay in the book.').waitFor()
    await assertCleanEverywhere(page, assert, 'deleting a group')
    await groups.getByRole('button', { name: 'Cancel' }).click()
    await groups.getByRole('button', { name: 'Delete Abuja' }).click()
    await groups.getByRole('button', { name: 'Delete', exact: true }).click()
    await groups.getByText('Abuja').waitFor({ state: 'detached' })
    await groups.getByRole('button', { name: 'Close' }).first().click()
    const row = page.getByRole('row', { name: /Receiver 1/ })
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const deleting = page.getByRole('dialog', { name: 'Delete Receiver 1?' })
    await deleting.getByText('nobody in your business can use it').waitFor()
    await assertCleanEverywhere(page, assert, 'deleting an address')
    await deleting.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No addresses yet').waitFor()
    assert.lengthOf(await SavedAddress.all(), 0)
    assert.lengthOf(await db.from('address_groups'), 0)
  })

  test('show an address shared by a colleague read-only', async ({ visitAs, assert }) => {
    const owner = await User.findByOrFail('email', OWNER)
    const { organizationId } = await Membership.findByOrFail('userId', owner.id)
    const colleague = await User.findByOrFail('email', 'member@sendam.test')
    await Membership.query().where('userId', colleague.id).update({ organizationId })
    await insertReceivers(organizationId, owner.id, 1)
    const page = await visitAs('/base/addresses', colleague.email)
    await page.setViewportSize(LARGE)
    await page.getByRole('cell', { name: /Receiver 1/ }).click()
    const entry = page.getByRole('dialog', { name: 'Receiver 1' })
    await entry.getByText('A colleague shared this address.').waitFor()
    await entry.getByText('1 Long Street, Wuse').waitFor()
    assert.equal(await entry.getByRole('button', { name: 'Save Address' }).count(), 0)
    await assertCleanEverywhere(page, assert, 'an address of a colleague')
  })

  test('a booking finds an address in an address book with hundreds of entries', async ({
    visitAs,
    assert,
  }) => {
    const owner = await User.findByOrFail('email', OWNER)
    const { organizationId } = await Membership.findByOrFail('userId', owner.id)
    await insertReceivers(organizationId, owner.id, 510)
    const page = await visitAs('/base/shipment/book', OWNER)
    const recipient = page.getByRole('region', { name: 'Recipient' })
    await recipient.getByRole('combobox', { name: 'Address book' }).fill('Receiver 509')
    await page.getByRole('option', { name: /Receiver 509/ }).click()
    assert.equal(await recipient.getByLabel('Full Name').inputValue(), 'Receiver 509')
    assert.equal(await recipient.getByLabel('Address*').inputValue(), '509 Long Street')
  })
})
