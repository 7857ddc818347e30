import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { unsubscribeLink } from '#branding/unwanted_mail/email_unsubscribes'
import { PASSWORD, person } from '#tests/support/people'
import { assertCleanEverywhere } from '#tests/browser/page_checks'
import { readFile } from 'node:fs/promises'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'

test.group('Personal data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff erase it on request', async ({ visitAs, assert }) => {
    const user = await person({ firstname: 'Bola' })
    const page = await visitAs(`/base/users/${user.id}`, 'admin@sendam.test')
    await page.getByRole('button', { name: 'More about this user' }).click()
    await page.getByRole('menuitem', { name: 'Erase Data' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Letter of 20 November')
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await assertCleanEverywhere(page, assert, 'erase_person')
    await dialog.getByRole('button', { name: 'Erase for good' }).click()
    await page.getByText(/^Erased on /).waitFor()
    assert.equal(await page.getByRole('button', { name: 'More about this user' }).count(), 0)
    const { erasedAt } = await User.findOrFail(user.id)
    assert.isNotNull(erasedAt)
  })

  test('a person downloads it, and erases it once the wallet is empty', async ({
    visitAs,
    assert,
  }) => {
    const user = await person()
    const wallet = await walletOf(user.email)
    await putMoney(wallet, { kobo: 250_000 })
    const page = await visitAs('/base/profile/settings', user.email)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const download = await downloading
    assert.equal(download.suggestedFilename(), 'my-data.json')
    const { sections } = JSON.parse(await readFile(await download.path(), 'utf8'))
    assert.equal(sections[0].rows[0].email, user.email)

    await page.getByRole('button', { name: 'Erase', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Erase for good' }).click()
    await dialog.getByText('₦2,500.00 is in the wallet').waitFor()
    await assertCleanEverywhere(page, assert, 'erase_account')

    await putMoney(wallet, { kobo: -250_000 })
    await dialog.getByRole('button', { name: 'Erase for good' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await user.refresh()
    assert.isNotNull(user.erasedAt)
  })
})

test.group('Unsubscribe page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stops the e-mails, and starts them again', async ({ visit, assert }) => {
    const link = new URL(unsubscribeLink({ organizationId: 3, email: 'grace@example.test' }))
    const page = await visit(link.pathname)
    await assertCleanEverywhere(page, assert, 'stop_emails')
    await page.getByRole('button', { name: 'Stop the e-mails' }).click()
    await page.getByRole('heading', { name: 'The e-mails have stopped' }).waitFor()
    await page.getByRole('button', { name: 'Send them again' }).click()
    await page.getByRole('heading', { name: 'Stop these e-mails?' }).waitFor()
  })
})
