import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import { assertClean } from '#tests/browser/page_checks'

test.group('French', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is chosen, kept on the next page, and used to sign in', async ({ visit, assert }) => {
    const page = await visit('/')
    await page.locator('summary', { hasText: 'English' }).click()
    await page.getByRole('link', { name: 'Français' }).click()
    await page.getByRole('heading', { name: 'Envoyez un colis du Nigeria' }).waitFor()
    await page.getByRole('link', { name: 'Se connecter' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Se connecter' }).waitFor()
    await assertClean(page, assert)

    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByText('« E-mail » ne doit pas être vide').waitFor()
    await page.getByLabel('E-mail').fill('member@sendam.test')
    await page.getByLabel(/^Mot de passe/).fill('Wrong#2026')
    await page.keyboard.press('Enter')
    await page.getByText('L’identifiant ou le mot de passe est incorrect.').waitFor()
    await page.getByLabel(/^Mot de passe/).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
    await page.locator('html[lang=en-NG]').waitFor()
  })
})
