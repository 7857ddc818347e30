import { test } from '@japa/runner'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { hashToken, generateToken } from '#identity/accounts/models/one_time_token'
import RecoveryCode from '#identity/second_factor/models/recovery_code'
import FactorReset from '#identity/second_factor/resets/factor_reset'
import { offersSecondFactor } from '#identity/second_factor/second_factor_settings'
import { readTexts } from '#shared/languages/translation_edits'
import { assertCleanAtBothWidths, waitForFocus } from '#tests/browser/page_checks'
import { codeFor, givenApp } from '#tests/functional/identity/second_factor/factors'

const MEMBER = 'member@sendam.test'

async function makeMemberWithApp(): Promise<string> {
  await offersSecondFactor.set(true, { by: null })
  const user = await User.findByOrFail('email', MEMBER)
  await db.transaction((trx) => RecoveryCode.renew(trx, user.id))
  return givenApp(user)
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel(/^Code/).fill(code)
  await page.keyboard.press('Enter')
}

test.group('Second step in French', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.timeout(120_000)

  test('is requested, refused, repeated and accepted without English text', async ({
    visit,
    assert,
  }) => {
    const secret = await makeMemberWithApp()
    const page = await visit('/signin?lang=fr')
    const signIn = page.getByRole('main').getByRole('button', { name: 'Se connecter' })
    await page.getByLabel('E-mail').fill(MEMBER)
    await page.getByLabel(/^Mot de passe/).fill(DEMO_PASSWORD)
    await signIn.click()
    const dialog = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' })
    await dialog.getByRole('button', { name: 'Confirmer' }).click()
    await dialog.getByText('« Code » ne doit pas être vide').waitFor()
    await enterCode(page, '000000')
    await dialog.getByText('Ce code est incorrect, ou il a déjà servi.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'second_step_french')

    await dialog.getByRole('button', { name: 'Utiliser un code de récupération' }).click()
    await waitForFocus(page, (await dialog.getByLabel(/^Code de récup/).getAttribute('id'))!)
    await page.keyboard.press('Enter')
    await dialog.getByText('« Code de récupération » ne doit pas être vide').waitFor()
    await page.keyboard.type('abcde-fghij')
    await page.keyboard.press('Enter')
    await dialog.getByText('Ce code de récupération est incorrect').waitFor()
    const dialogText = await dialog.innerText()
    const english = Object.values(readTexts('en')).filter((text) => text.length > 15)
    assert.deepEqual(
      english.filter((text) => dialogText.includes(text)),
      []
    )
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await page.getByText('Confirmez que c’est bien vous avec votre seconde étape.').waitFor()

    await signIn.click()
    await dialog.getByRole('heading').waitFor()
    await db.from('factor_challenges').update({ tries: 5 })
    await enterCode(page, codeFor(secret))
    await page.getByText('Cela a pris trop de temps, ou il y a eu trop d’essais.').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await signIn.click()
    await dialog.getByRole('heading').waitFor()
    await enterCode(page, codeFor(secret))
    await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
    await page.locator('html[lang=en-NG]').waitFor()
  })

  test('the owner cancels the removal of the second step in French', async ({ visit, assert }) => {
    const { id: userId } = await User.findByOrFail('email', MEMBER)
    const { id: askedBy } = await User.findByOrFail('email', 'admin@sendam.test')
    const token = generateToken()
    const due = { dueAt: FactorReset.newDueAt(), tokenHash: hashToken(token) }
    const reset = await FactorReset.create({ userId, askedBy, reason: 'A voice', ...due })
    const page = await visit(`/second_factor/reset/${token}?lang=fr`)
    await page.getByRole('heading', { name: 'Garder votre seconde étape' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'factor_reset_french')
    await page.getByRole('button', { name: 'Annuler la réinitialisation' }).press('Enter')
    await page
      .getByText('La réinitialisation a été annulée. Votre seconde étape reste en place.')
      .waitFor()
    await page.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'factor_reset_french_stopped')
    const { stoppedAt } = await reset.refresh()
    assert.isNotNull(stoppedAt)
    await page.reload()
    await page.getByText('Il n’y a pas de réinitialisation à annuler').waitFor()
  })
})
