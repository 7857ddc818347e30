import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Page } from 'playwright'
import Referral from '#identity/referrals/referral'
import User from '#identity/accounts/models/user'
import { assertCleanEverywhere, waitForHydration, takeScreenshot } from '#tests/browser/page_checks'

/** Chooses an identity on the local provider's page, once it is hydrated. */
async function chooseIdentity(page: Page, identity: string) {
  await page.getByRole('heading', { name: 'Local sign-in' }).waitFor()
  await waitForHydration(page)
  await page.getByLabel('Identity').selectOption(identity)
}

async function fillIdentity(page: Page, name: string, email: string, verified = true) {
  await chooseIdentity(page, 'somebody-else')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('The provider has confirmed this address').setChecked(verified)
}

test.group('Third-party sign-in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a new person with a referral link enters a phone number and reaches the dashboard', async ({
    visit,
    assert,
  }) => {
    const referrer = await User.findByOrFail('email', 'member@sendam.test')
    await referrer.merge({ referralCode: 4711 }).save()

    const page = await visit('/register?ref=4711')
    await page.getByRole('heading', { name: 'Sign Up' }).waitFor()
    await assertCleanEverywhere(page, assert, 'oauth_register')
    await page.getByRole('link', { name: 'Test account' }).click()

    await page.getByRole('heading', { name: 'Local sign-in' }).waitFor()
    await fillIdentity(page, 'Ada Obi', 'ada@example.test')
    await assertCleanEverywhere(page, assert, 'oauth_local')
    await page.getByRole('button', { name: 'Allow' }).click()

    await page.getByRole('heading', { name: 'One More Step to Go!' }).waitFor()
    await page.getByText('Please enter your phone number to complete sign up.').waitFor()
    assert.notInclude(page.url(), 'token')
    await assertCleanEverywhere(page, assert, 'oauth_phone')
    const complete = page.getByRole('button', { name: 'Complete Sign Up' })
    await complete.click()
    await page.getByText('"Phone Number" should not be empty').waitFor()
    await page.getByLabel('Phone Number').fill('0803')
    await page.getByText('Enter a valid Phone Number').waitFor()
    await page.getByLabel('Phone Number').fill('08031234567')
    await complete.click()

    await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
    await page.assertPath('/base/home')
    const ada = await User.findByOrFail('email', 'ada@example.test')
    assert.equal(ada.phoneNumber, '08031234567')
    const referral = await Referral.findByOrFail('referredId', ada.id)
    assert.equal(referral.referrerId, referrer.id)
  })

  test('a known person reaches the requested page', async ({ visit }) => {
    const page = await visit('/base/wallet/balance')
    await page.getByRole('link', { name: 'Test account' }).click()
    await chooseIdentity(page, 'member@sendam.test')
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.getByRole('heading', { name: 'My Wallet' }).waitFor()
    await page.assertPath('/base/wallet/balance')
    // Back skips the address with the token, which is not in the history.
    await page.goBack()
    await page.getByRole('heading', { name: 'Local sign-in' }).waitFor()
  })

  test('a denied sign-in, or an unconfirmed address, is explained on the sign-in page', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/signin')
    await page.getByRole('link', { name: 'Test account' }).click()
    await page.getByRole('button', { name: 'Deny' }).click()
    const alert = page.getByRole('alert')
    await alert.getByText('You did not allow the sign-in').waitFor()
    await page.assertPath('/signin')
    await assertCleanEverywhere(page, assert, 'oauth_denied')

    await page.getByRole('link', { name: 'Test account' }).click()
    await fillIdentity(page, 'Mallory', 'member@sendam.test', false)
    await page.getByRole('button', { name: 'Allow' }).click()
    await alert.getByText('has not confirmed your e-mail address').waitFor()
  })

  test("a URL with another person's token signs nobody in", async ({ visit, assert }) => {
    const page = await visit('/oauth2/redirect?token=somebody-elses')
    await page.getByRole('alert').getByText('This sign-in has already been used').waitFor()
    await assertCleanEverywhere(page, assert, 'oauth_refused')
    await page.getByRole('link', { name: 'Back to Sign In' }).click()
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
  })

  test('markup in an error parameter is shown as text only', async ({ visit, assert }) => {
    const page = await visit('/oauth2/redirect?error=%3Cimg%20src=x%20onerror=%22alert(1)%22%3E')
    await page.getByRole('alert').getByText('The sign-in service reported a problem').waitFor()
    assert.equal(await page.locator('img[src=x]').count(), 0)
    await takeScreenshot(page, 'oauth_markup')
  })
})
