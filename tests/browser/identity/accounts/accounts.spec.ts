import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { mailOf, PASSWORD } from '#tests/support/people'
import { assertCleanAtBothWidths, holdRequests, takeScreenshot } from '#tests/browser/page_checks'

const ADA = { email: 'ada@browser.test', first: 'Ada', last: 'Obi', phone: '08031234567' }
const NEXT = 'Nextdoor#2027'
const LAST = 'Lastone#2028'

async function waitForHeading(page: Page, name: string) {
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name: label }).fill(value)
  }
}

async function signIn(page: Page, email: string, password: string) {
  await fillIn(page, { 'E-mail': email, 'Password': password })
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test.group('Account in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a person signs up, confirms the e-mail, changes the password, signs out and resets the password', async ({
    visit,
    assert,
  }) => {
    // Needs a browser: the mail is shown in a frame with its own document.
    const page = await visit('/register')
    await waitForHeading(page, 'Sign Up')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.getByText('"First Name" should not be empty').waitFor()
    await assertCleanAtBothWidths(page, assert, 'sign_up_errors')
    await fillIn(page, { 'First Name': 'Support' })
    await page
      .getByText('The word "Support" is not allowed in a name. Please use your own name.')
      .waitFor()
    await fillIn(page, {
      'First Name': ADA.first,
      'Last Name': ADA.last,
      'E-mail': ADA.email,
      'Phone Number': ADA.phone,
      'Password': PASSWORD,
    })
    await assertCleanAtBothWidths(page, assert, 'sign_up')
    const release = await holdRequests(page, '**/api/v1/account')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.locator('button[aria-busy=true]:disabled').waitFor()
    release()
    await waitForHeading(page, 'Check your e-mail')
    await page.locator('div:focus', { hasText: 'Almost there!' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'check_your_mail')

    await page.getByRole('link', { name: 'Open the inbox' }).click()
    await waitForHeading(page, 'Inbox')
    await page.getByRole('heading', { name: 'Confirm your e-mail address for Sendam' }).waitFor()
    await page.frameLocator('iframe').getByText('Hello Ada,').waitFor()
    await takeScreenshot(page, 'inbox')
    await page.getByRole('tab', { name: 'Text' }).click()
    await assertCleanAtBothWidths(page, assert, 'inbox_text')
    const verified = await holdRequests(page, '**/api/v1/account?token=*')
    await page.getByRole('link', { name: '/verify/' }).click()
    await page.getByText('Verifying account...').waitFor()
    await assertCleanAtBothWidths(page, assert, 'verifying')
    verified()
    await page.getByText('Your e-mail address is confirmed. Welcome to Sendam, Ada!').waitFor()
    await page.waitForURL(/\/base\/home\?newAccount=1$/)
    await waitForHeading(page, 'Welcome to Sendam')
    await page.getByRole('heading', { name: 'Send your first parcel' }).waitFor()

    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await waitForHeading(page, 'Ada Obi')
    for (const words of [
      'Member since',
      'Sign up method',
      'You will no longer be able to sign in if you deactivate your account.',
    ]) {
      await page.getByText(words).waitFor()
    }
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await assertCleanAtBothWidths(page, assert, 'settings_profile')

    await page.getByRole('button', { name: 'Edit full name' }).click()
    await page.getByRole('textbox', { name: 'Full Name' }).fill('A')
    await page.getByText('"Full Name" must have at least 2 characters').waitFor()
    await assertCleanAtBothWidths(page, assert, 'settings_editing')
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Grace Obi')
    await page.keyboard.press('Enter')
    await waitForHeading(page, 'Ada Grace Obi')
    await page.locator('button:focus', { hasText: 'Edit full name' }).waitFor()
    await page.getByRole('button', { name: 'Edit phone number' }).click()
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('0803123456')
    await page.getByText('"Phone Number" must have at least 11 characters').waitFor()
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('+2348031234567')
    await page.getByRole('button', { name: 'Update Phone Number' }).click()
    await page.getByText('+234 803 123 4567').waitFor()

    await page.getByRole('tab', { name: 'Change Password' }).click()
    await fillIn(page, { 'New Password': 'password' })
    await page
      .getByText(
        'Password must be a minimum of 8 characters long containing at least 1 uppercase, 1 lowercase, 1 special character and 1 number.'
      )
      .waitFor()
    await fillIn(page, {
      'Current Password': PASSWORD,
      'New Password': NEXT,
      'Confirm Password': `${NEXT}x`,
    })
    await page.getByRole('button', { name: 'Update Password' }).click()
    await page.getByText("New Password and New Password Confirmation fields don't match").waitFor()
    await page.getByText('Does not match Confirmation field').waitFor()
    await page.getByText('Does not match New Password field').waitFor()
    await assertCleanAtBothWidths(page, assert, 'settings_mismatch')
    await fillIn(page, { 'New Password': NEXT, 'Confirm Password': NEXT })
    await page.getByRole('button', { name: 'Update Password' }).click()
    await page.getByText('Every other device has been signed out.').waitFor()

    await page.goto(new URL('/logout', page.url()).href)
    await page.getByText('You have signed out.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'logout')
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await waitForHeading(page, 'Sign In')
    await signIn(page, ADA.email, PASSWORD)
    await page.getByText('The username or password is not correct.').waitFor()

    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await waitForHeading(page, 'Reset password')
    await assertCleanAtBothWidths(page, assert, 'reset')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(ADA.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await waitForHeading(page, 'Check your e-mail')
    const [mail] = await mailOf(ADA.email)
    await page.goto(mail.text.match(/http\S+\/reset\/\S+/)![0])
    await waitForHeading(page, 'Choose a password')
    await assertCleanAtBothWidths(page, assert, 'choose_password')
    await fillIn(page, { 'New Password': LAST, 'Confirm Password': LAST })
    await page.getByRole('button', { name: 'Save password' }).click()
    await waitForHeading(page, 'Sign In')
    await page.getByText('Your password has been changed. You can sign in with it now.').waitFor()
    await signIn(page, ADA.email, LAST)
    await waitForHeading(page, 'Welcome to Sendam')
    await page.assertPath('/base/home')
  })
})
