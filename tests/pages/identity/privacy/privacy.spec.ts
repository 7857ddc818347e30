import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import { seedDemoAccounts } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { unsubscribeLink } from '#branding/unwanted_mail/unwanted_mail'
import { PASSWORD, person } from '#tests/support/people'
import { assertCleanEverywhere } from '#tests/browser/looking'

test.group('What is kept of a person, in the browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => seedDemoAccounts())

  test('is erased by staff, for a person who asked', async ({ visitAs, assert }) => {
    const user = await person({ firstname: 'Bola' })
    const page = await visitAs(`/base/users/${user.id}`, 'admin@sendam.test')
    await page.getByRole('button', { name: 'Erase Data' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Letter of 20 November')
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await assertCleanEverywhere(page, assert, 'erase_person')
    await dialog.getByRole('button', { name: 'Erase for good' }).click()
    await page.getByText(/^Erased on /).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Erase Data' }).count(), 0)
    const { erasedAt } = await User.findOrFail(user.id)
    assert.isNotNull(erasedAt)
  })
})

test.group('A receiver who wants no mail, in the browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())

  test('stops the e-mails and lets them come again', async ({ visit, assert }) => {
    const link = new URL(unsubscribeLink({ organizationId: 3, email: 'grace@example.test' }))
    const page = await visit(link.pathname)
    await assertCleanEverywhere(page, assert, 'stop_emails')
    await page.getByRole('button', { name: 'Stop the e-mails' }).click()
    await page.getByRole('heading', { name: 'The e-mails have stopped' }).waitFor()
    await page.getByRole('button', { name: 'Send them again' }).click()
    await page.getByRole('heading', { name: 'Stop these e-mails?' }).waitFor()
  })
})
