import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { createHomeCaller } from '#identity/sessions/create_caller'
import { seedDemoWallets } from '#wallet/demo_wallets'
import Shipment from '#shipping/shipment/models/shipment'
import { payShipment } from '#shipping/billing/pay_shipment'
import { makeShipment } from '#tests/support/shipment_rows'
import { assertCleanEverywhere, LARGE, waitForAnimations } from '#tests/browser/page_checks'

async function payFromWallet(id: number) {
  const shipment = await Shipment.findOrFail(id)
  const user = await User.findOrFail(shipment.userId)
  const caller = await createHomeCaller(user)
  await db.transaction((trx) =>
    payShipment(trx, caller, shipment.transactionReference, { balance: 'cash' })
  )
}

test.group('User pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('staff list, search, create and edit users', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/users', 'admin@sendam.test')
    await page.getByRole('cell', { name: 'Chidi Eze' }).waitFor()
    await page.getByRole('columnheader', { name: 'Fullname' }).waitFor()
    await assertCleanEverywhere(page, assert, 'users')
    await page.setViewportSize(LARGE)

    await page.getByRole('button', { name: 'New User' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create User' }).click()
    await dialog.getByText('"First Name" should not be empty').waitFor()
    await dialog.getByLabel('First Name').fill('Ngozi')
    await dialog.getByLabel('Last Name').fill('Ade')
    await dialog.getByLabel('Phone Number').fill('123')
    await dialog.getByText('Enter a valid Phone Number').waitFor()
    await dialog.getByLabel('Phone Number').fill('08031234567')
    await dialog.getByLabel('E-mail').fill('member@sendam.test')
    await dialog.getByRole('button', { name: 'Create User' }).click()
    await dialog.getByText('There is already a user with this e-mail address.').waitFor()
    await assertCleanEverywhere(page, assert, 'user_new')
    await page.setViewportSize(LARGE)
    await dialog.getByLabel('E-mail').fill('ngozi@example.test')
    await dialog.getByRole('button', { name: 'Role' }).click()
    assert.equal(await page.getByRole('option', { name: 'Administrator' }).count(), 0)
    await page.getByRole('option', { name: 'Manager' }).click()
    await dialog.getByRole('button', { name: 'Create User' }).click()
    await page.getByText('Ngozi Ade has been added').waitFor()

    await page.getByRole('searchbox', { name: 'Search users' }).fill('ngozi@')
    await page.getByText('1 to 1 of 1').waitFor()
    await page.getByRole('button', { name: 'Actions for row 1' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await dialog.getByLabel('Last Name').fill('Bello')
    const ngozi = await User.findByOrFail('email', 'ngozi@example.test')
    await ngozi.merge({ phoneNumber: '08099999999' }).save()
    await dialog.getByRole('button', { name: 'Update User' }).click()
    await dialog.getByText('Somebody else has changed this user in the meantime.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Actions for row 1' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await dialog.getByLabel('Last Name').fill('Bello')
    await dialog.getByRole('button', { name: 'Update User' }).click()
    await page.getByRole('cell', { name: 'Ngozi Bello' }).waitFor()
    await page.getByRole('cell', { name: '0809 999 9999' }).waitFor()

    await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody at all')
    await page.getByText('No records found!', { exact: true }).waitFor()
  })

  test("staff block and unblock a user on the user's page", async ({ visitAs, assert }) => {
    const page = await visitAs('/base/users', 'admin@sendam.test')
    await page.getByRole('searchbox', { name: 'Search users' }).fill('member@sendam')
    await page.getByText('1 to 1 of 1').waitFor()
    await page.getByRole('button', { name: 'Actions for row 1' }).click()
    await page.getByRole('menuitem', { name: 'Account Management' }).click()
    await page.getByRole('heading', { level: 1, name: 'Chidi' }).waitFor()
    await page.getByText('Member since').waitFor()
    await page.getByRole('tab', { name: 'Profile' }).click()
    await page.getByText('Not signed in anywhere.').waitFor()
    await assertCleanEverywhere(page, assert, 'user_profile')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'More about this user' }).click()
    await page.getByRole('menuitem', { name: 'Block' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Unpaid duty')
    await assertCleanEverywhere(page, assert, 'user_block')
    await page.setViewportSize(LARGE)
    await dialog.getByRole('button', { name: 'Block' }).click()
    await page.getByText('Chidi Eze has been blocked.').waitFor()
    await page.getByText('Unpaid duty').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await waitForAnimations(page)
    await page.getByRole('button', { name: 'More about this user' }).click()
    await page.getByRole('menuitem', { name: 'Unblock' }).click()
    await dialog.getByRole('button', { name: 'Unblock' }).click()
    await page.getByText('Chidi Eze can sign in again.').waitFor()
    await page.getByRole('link', { name: 'Users' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
  })

  test('staff debit and credit a wallet after a confirmation', async ({ visitAs, assert }) => {
    const chidi = await User.findByOrFail('email', 'member@sendam.test')
    const shipment = await makeShipment({
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      shippingNaira: 1000,
    })
    const page = await visitAs('/base/users', 'admin@sendam.test')
    await payFromWallet(shipment.id)
    await page.goto(new URL(`/base/users/${chidi.id}`, page.url()).href)
    const balance = page.getByRole('main').getByRole('paragraph')
    await balance.getByText('₦749,000.00', { exact: true }).waitFor()
    await page.getByText('Cashback Balance').waitFor()
    await page.getByRole('button', { name: 'Credit', exact: true }).click()
    await page.getByText('"Amount" should not be empty').waitFor()
    await page.getByText('"Comment" should not be empty').waitFor()
    await page.getByLabel('Amount').fill('0.05')
    await page.getByText('"Amount" must be at least 0.1').waitFor()
    await page.getByLabel('Amount').fill('1,500.50')
    await page.getByLabel('Comment').fill('Refund of duty')
    await page.getByRole('button', { name: 'Credit', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Personal wallet of Chidi Eze').waitFor()
    await dialog.getByText('Chidi Eze', { exact: true }).waitFor()
    await dialog.getByText('₦1,500.50').waitFor()
    await dialog.getByText('Refund of duty').waitFor()
    await assertCleanEverywhere(page, assert, 'user_wallet_credit')
    await page.setViewportSize(LARGE)
    const answer = Promise.withResolvers<void>()
    await page.route('**/wallet/operation', async (route) => {
      await answer.promise
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Credit Wallet' }).click()
    await dialog.getByText('Crediting Wallet...').waitFor()
    answer.resolve()
    await page
      .getByText('₦1,500.50 has been credited to the personal wallet of Chidi Eze.')
      .waitFor()
    await balance.getByText('₦750,500.50', { exact: true }).waitFor()
    await page.getByRole('cell', { name: '₦750,500.50' }).waitFor()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Amount').inputValue(), '')

    await page.getByLabel('Amount').fill('500.50')
    await page.getByLabel('Comment').fill('Taken back')
    const debit = page.getByRole('button', { name: 'Debit', exact: true })
    await debit.evaluate((button: HTMLButtonElement) => (button.value = 'Donate'))
    await debit.click()
    await page.getByText('Unknown Operation: Donate').waitFor()
    await debit.evaluate((button: HTMLButtonElement) => (button.value = 'Debit'))
    await debit.click()
    await dialog.getByRole('button', { name: 'Debit Wallet' }).click()
    await page
      .getByText('₦500.50 has been debited from the personal wallet of Chidi Eze.')
      .waitFor()
    await balance.getByText('₦750,000.00', { exact: true }).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await assertCleanEverywhere(page, assert, 'user_wallet')
    await page.setViewportSize(LARGE)
    await page.getByText(`Shipment ${shipment.trackingNumber}`).click()
    await dialog.getByRole('heading', { name: 'Shipment Detail' }).waitFor()
  })

  test('a member of a business has two wallets, each with its name', async ({
    visitAs,
    assert,
  }) => {
    const chidi = await User.findByOrFail('email', 'member@sendam.test')
    const acme = await Organization.findByOrFail('name', 'ACME Foods')
    await Membership.create({ userId: chidi.id, organizationId: acme.id, role: 'member' })
    const page = await visitAs(`/base/users/${chidi.id}`, 'admin@sendam.test')
    const choice = page.getByRole('button', { name: 'Wallet Personal wallet of Chidi Eze' })
    await choice.click()
    await page.getByRole('option', { name: 'Business wallet of ACME Foods' }).click()
    await page.getByRole('button', { name: 'Wallet Business wallet of ACME Foods' }).waitFor()
    await page.getByLabel('Amount').fill('10')
    await page.getByLabel('Comment').fill('Bank charge')
    await page.getByRole('button', { name: 'Debit', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Business wallet of ACME Foods').waitFor()
    await dialog.getByRole('button', { name: 'Debit Wallet' }).click()
    await page
      .getByText('₦10.00 has been debited from the business wallet of ACME Foods.')
      .waitFor()
    await page.getByRole('cell', { name: 'Bank charge' }).waitFor()
    await page.reload()
    await page.getByRole('cell', { name: 'Bank charge' }).waitFor()
    await assertCleanEverywhere(page, assert, 'user_wallets')
  })

  test('an administrator cannot edit or block a root user', async ({ visitAs, assert }) => {
    const root = await User.findByOrFail('email', 'root@sendam.test')
    const page = await visitAs('/base/users', 'admin@sendam.test')
    await page.goto(new URL(`/base/users/${root.id}`, page.url()).href)
    await page.getByRole('heading', { level: 1, name: root.firstname }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Edit User' }).count(), 0)
    assert.equal(await page.getByRole('button', { name: 'More about this user' }).count(), 0)
  })
})
