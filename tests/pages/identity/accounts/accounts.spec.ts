import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import OneTimeToken from '#identity/accounts/models/one_time_token'
import User from '#identity/accounts/models/user'
import { verifyEmail } from '#identity/accounts/verification'
import Referral from '#identity/referrals/referral'
import { consumeAttempt } from '#identity/sessions/attempt_limits'
import { mailOf, PASSWORD, person } from '#tests/support/people'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'

const ADA = { email: 'ada@browser.test', first: 'Ada', last: 'Obi', phone: '08031234567' }
const NEXT = 'Nextdoor#2027'

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

async function exhaustLimit(limit: 'sign_up', address: string): Promise<void> {
  try {
    await consumeAttempt('203.0.113.7', limit, address)
  } catch {
    return
  }
  await exhaustLimit(limit, address)
}

test.group('Account pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a new person corrects the e-mail address, and can resend the e-mail until the limit', async ({
    visit,
    assert,
  }) => {
    const { id } = await person({ referralCode: 47110 })
    const page = await visit('/register?ref=47110')
    for (const [name, path] of [
      ['Terms', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = page.getByText('By signing up you agree').getByRole('link', { name })
      assert.equal(await link.getAttribute('href'), path)
    }
    await fillIn(page, {
      'First Name': ADA.first,
      'Last Name': ADA.last,
      'E-mail': 'aad@browser.test',
      'Phone Number': ADA.phone,
      'Password': PASSWORD,
    })
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await waitForHeading(page, 'Check your e-mail')
    await page.getByRole('button', { name: 'Wrong address? Change it' }).click()
    await waitForHeading(page, 'Sign Up')
    const readValue = (label: string) => page.getByRole('textbox', { name: label }).inputValue()
    assert.equal(await readValue('Last Name'), ADA.last)
    assert.equal(await readValue('Phone Number'), ADA.phone)
    assert.equal(await readValue('E-mail'), 'aad@browser.test')
    assert.equal(await readValue('Password'), '')
    await fillIn(page, { 'E-mail': ADA.email, 'Password': PASSWORD })
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.getByText(ADA.email).waitFor()
    const ada = await User.findByOrFail('email', ADA.email)
    const referral = await Referral.findByOrFail('referredId', ada.id)
    assert.equal(referral.referrerId, id)

    const again = page.getByRole('button', { name: 'Send it again' })
    await again.click()
    await page.getByText('We have sent the e-mail again.').waitFor()
    assert.lengthOf(await mailOf(ADA.email), 2)
    await assertCleanAtBothWidths(page, assert, 'check_your_mail_again')
    await exhaustLimit('sign_up', ADA.email)
    await again.click()
    await page.getByText(/Too many attempts\. Please wait \d+ seconds and try again\./).waitFor()
    assert.lengthOf(await mailOf(ADA.email), 2)
  })

  test('a reset e-mail can be sent again, or to another address', async ({ visit, assert }) => {
    const { email } = await person()
    const page = await visit('/reset')
    await fillIn(page, { 'E-mail': email })
    await page.getByRole('button', { name: 'Send the link' }).click()
    await waitForHeading(page, 'Check your e-mail')
    await page.getByRole('button', { name: 'Send it again' }).click()
    await page.getByText('We have sent the e-mail again.').waitFor()
    assert.lengthOf(await mailOf(email), 2)
    await page.getByRole('button', { name: 'Wrong address? Change it' }).click()
    await waitForHeading(page, 'Reset password')
    assert.equal(await page.getByRole('textbox', { name: 'E-mail' }).inputValue(), email)
  })

  test('a used confirmation link leads to sign-in', async ({ visit, assert }) => {
    const user = await person({ verified: false })
    const token = await OneTimeToken.issue(user.id, 'verify_email')
    await verifyEmail(token)
    const page = await visit(`/verify/${token}`)
    await page.getByText('Your e-mail address is already confirmed. Please sign in.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'verify_again')
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await waitForHeading(page, 'Sign In')
  })

  test('the passwords are compared again when either of them changes', async ({ visit }) => {
    const { email } = await person()
    const page = await visit('/base/profile/settings')
    await signIn(page, email, PASSWORD)
    await page.getByRole('tab', { name: 'Change Password' }).click()
    await fillIn(page, {
      'Current Password': PASSWORD,
      'New Password': NEXT,
      'Confirm Password': `${NEXT}x`,
    })
    const update = page.getByRole('button', { name: 'Update Password' })
    const second = page.getByText('Does not match New Password field')
    await update.click()
    await second.waitFor()
    await fillIn(page, { 'New Password': `${NEXT}x` })
    await second.waitFor({ state: 'detached' })
    await fillIn(page, { 'New Password': NEXT })
    await update.click()
    await second.waitFor()
    await fillIn(page, { 'Confirm Password': NEXT })
    await page.getByText('Does not match Confirmation field').waitFor({ state: 'detached' })
    await update.click()
    await page.getByText('Every other device has been signed out.').waitFor()
  })

  test('an invalid link says so and leads home', async ({ visit, assert }) => {
    const page = await visit('/verify/nothing')
    await page.getByText('Account verification failed. Invalid token.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'verify_failed')
    await page.getByRole('link', { name: 'Back to Home Page' }).click()
    await waitForHeading(page, 'Send a parcel from Nigeria')
    await page.assertPath('/')
    await page.goto(new URL('/reset/nothing', page.url()).href)
    await page.getByText('This link is no longer valid.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'reset_failed')
  })

  test('a person who has not confirmed the e-mail address can get the link again at sign-in', async ({
    visit,
    assert,
  }) => {
    const { email } = await person({ verified: false })
    const page = await visit('/signin')
    await signIn(page, email, PASSWORD)
    await page.getByText('Please confirm your e-mail address first').waitFor()
    await assertCleanAtBothWidths(page, assert, 'sign_in_unverified')
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await page.getByText('We have sent you the link again.').waitFor()
    assert.lengthOf(await mailOf(email), 1)
  })

  test('a person without a phone number is asked for one', async ({ visit, assert }) => {
    const { email } = await person({ phoneNumber: null })
    const page = await visit('/signin')
    await signIn(page, email, PASSWORD)
    await waitForHeading(page, 'Welcome to Sendam')
    await page.goto(new URL('/complete', page.url()).href)
    await waitForHeading(page, 'One More Step to Go!')
    await page.getByRole('button', { name: 'Complete Sign Up' }).click()
    await page.getByText('"Phone Number" should not be empty').waitFor()
    await assertCleanAtBothWidths(page, assert, 'phone_capture')
    await page.getByRole('textbox', { name: 'Phone Number' }).fill(ADA.phone)
    await page.getByRole('button', { name: 'Complete Sign Up' }).click()
    await page.waitForURL(/\/base\/home\?newAccount=1$/)
  })

  test('signing out everywhere and deactivating need a confirmation', async ({ visit, assert }) => {
    const { email } = await person()
    const page = await visit('/base/profile/settings')
    await signIn(page, email, PASSWORD)
    await waitForHeading(page, 'Ada Obi')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await waitForHeading(page, 'Sign In')

    await page.goto(new URL('/base/profile/settings', page.url()).href)
    await signIn(page, email, PASSWORD)
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('dialog').getByText('signed out everywhere').waitFor()
    await assertCleanAtBothWidths(page, assert, 'deactivate')
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate account' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto(new URL('/signin', page.url()).href)
    await signIn(page, email, PASSWORD)
    await page.getByText('This account has been deactivated.').waitFor()
  })
})
