import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { ensureReferralCode } from '#identity/referrals/referral_code'
import { assertCleanEverywhere, waitForHydration, LARGE } from '#tests/browser/page_checks'

const CHIDI = 'member@sendam.test'

async function readReferralCode(): Promise<number> {
  return ensureReferralCode(await User.findByOrFail('email', CHIDI))
}

function readStoredCode(page: Page) {
  return page.evaluate(() => localStorage.getItem('ref_code'))
}

test.group('Referrals', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the link is copied, and its results are listed', async ({
    visitAs,
    browserContext,
    assert,
  }) => {
    await browserContext.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await visitAs('/base/referrals')
    await page.getByRole('heading', { name: 'Give ₦1,000 and Get ₦1,000' }).waitFor()
    for (const sentence of [
      'Everyone you refer gets ₦1,000 credit over 30 days.',
      'You get ₦1,000 once they have shipped.',
      'There is no limit to the amount of credit that you can earn.',
    ]) {
      await page.getByText(sentence).waitFor()
    }
    await assertCleanEverywhere(page, assert, 'referrals')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Referral link copied.').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.match(copied, new RegExp(`/register\\?ref=${await readReferralCode()}$`))
    for (const name of ['Clicks', 'Referrals', 'Pending amount', 'Paid amount']) {
      await page.getByRole('columnheader', { name }).waitFor()
    }
  })

  test('a numeric referral code in a URL is stored, and anything else keeps the earlier one', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/rates?ref=abc')
    const open = (path: string) => page.goto(new URL(path, page.url()).href)
    await page.waitForFunction(() => localStorage.getItem('ref_code') === '0')
    await open('/track?ref=12345678')
    await page.waitForFunction(() => localStorage.getItem('ref_code') === '12345678')
    const followed = page.waitForRequest('**/api/v1/referral_click')
    await open('/register?ref=nonsense')
    const request = await followed
    assert.deepEqual(request.postDataJSON(), { referralCode: 12345678 })
    assert.equal(await readStoredCode(page), '12345678')
    await open('/')
    await waitForHydration(page)
    assert.equal(await readStoredCode(page), '12345678')
  })

  test('a visit with a referral link is counted, and calls send the referral code', async ({
    visit,
    assert,
  }) => {
    const code = await readReferralCode()
    const page = await visit('/signin')
    const clicked = page.waitForRequest('**/api/v1/referral_click')
    await page.goto(new URL(`/register?ref=${code}`, page.url()).href)
    const request = await clicked
    assert.deepEqual(request.postDataJSON(), { referralCode: code })
    assert.equal(request.headers()['ref-code'], String(code))
  })
})
