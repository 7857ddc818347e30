import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { flushCallLog, queueCallLog } from '#identity/api_keys/call_log'
import { isWellFormedKey } from '#identity/api_keys/key_format'
import Membership from '#identity/organizations/models/membership'
import { createUserApiKey } from '#tests/support/developers/api_keys'
import {
  assertClean,
  assertCleanAtBothWidths,
  assertCleanEverywhere,
} from '#tests/browser/page_checks'
import { openAsUser, readQuery } from '#tests/browser/page_url'

const OWNER = 'owner@acme.test'

const MEMBER = 'member@sendam.test'

const PAGE = '/base/developers'

async function readNewKey(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Your API key' })
  const text = await dialog.locator('code').innerText()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  await dialog.waitFor({ state: 'detached' })
  return text
}

async function logCalls(keyId: number, times: number) {
  for (let n = 0; n < times; n++) {
    queueCallLog({
      keyId,
      method: 'GET',
      path: '/api/v1/shipment/history/recent',
      status: 200,
      errorCode: null,
      durationMs: 12,
      requestId: `5b1c2e0a-${n}`,
      address: '102.89.23.4',
      at: new Date(),
    })
  }
  queueCallLog({
    keyId,
    method: 'POST',
    path: '/api/v1/shipment/8A41/make_payment/Wallet',
    status: 403,
    errorCode: 'E_KEY_DAILY_LIMIT',
    durationMs: 31,
    requestId: '5b1c2e0a-last',
    address: '102.89.23.4',
    at: new Date(),
  })
  await flushCallLog()
}

test.group('API keys page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('creates a key, shows it once, and edits, rolls and revokes it', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(PAGE, OWNER)
    await page.getByText('No API keys yet').waitFor()
    await page.getByRole('button', { name: 'Make Key' }).click()
    const make = page.getByRole('dialog', { name: 'Make an API key' })
    await make.getByRole('button', { name: 'Make Key' }).click()
    await make.getByText('"Name" should not be empty').waitFor()
    await make.getByLabel('Name').fill('Web shop')
    await make.getByRole('radio', { name: /^Live/ }).check()
    await make.getByLabel('Works from').fill('10.0.0')
    await make.getByRole('button', { name: 'Make Key' }).click()
    await make.getByText('"Addresses" must be IP addresses or ranges').waitFor()
    await make.getByLabel('Works from').fill('102.89.23.4\n10.0.0.0/8')
    await assertCleanAtBothWidths(page, assert, 'key_make')
    await make.getByRole('button', { name: 'Make Key' }).click()
    await page.getByText('You will not see it again').waitFor()
    await assertCleanAtBothWidths(page, assert, 'key_text')
    const first = await readNewKey(page)
    assert.isTrue(isWellFormedKey(first))
    await page.getByText(`sdm_live_…${first.slice(-4)}`).waitFor()
    assert.notInclude(await page.content(), first)

    await page.getByRole('button', { name: 'Change Web shop' }).click()
    const change = page.getByRole('dialog', { name: 'Change Web shop' })
    await change.getByLabel(/^Daily limit/).fill('2,500')
    await change.getByRole('button', { name: 'Save' }).click()
    await page.getByText('₦2,500.00').waitFor()

    await page.getByRole('button', { name: 'Roll Web shop' }).click()
    await assertClean(page, assert)
    await page.getByRole('button', { name: 'Roll Key' }).click()
    assert.notEqual(await readNewKey(page), first)
    await page.getByText('Replaced').waitFor()
    await assertCleanEverywhere(page, assert, 'keys')

    await page.getByRole('button', { name: 'Revoke Web shop' }).first().click()
    await assertClean(page, assert)
    await page.getByRole('button', { name: 'Revoke Key' }).click()
    await page.getByText('API key "Web shop" revoked').waitFor()
    await page.getByText('Revoked', { exact: true }).waitFor()
  })

  test('does not let a member create a live key that can pay', async ({ visitAs }) => {
    const chidi = await User.findByOrFail('email', MEMBER)
    await Membership.query().where('userId', chidi.id).update({ organization_id: 3 })
    const page = await visitAs(PAGE, MEMBER)
    await page.getByRole('button', { name: 'Make Key' }).click()
    const pays = page.getByRole('checkbox', { name: /^Pay from the wallet/ })
    await page.getByRole('radio', { name: /^Live/ }).check()
    await page.getByText('Only an owner of the business can allow this').waitFor()
    await pays.and(page.locator(':disabled:not(:checked)')).waitFor()
    await page.getByRole('radio', { name: /^Test/ }).check()
    await pays.and(page.locator(':enabled')).waitFor()
  })

  test('shows and searches the calls of a key', async ({ visitAs, assert }) => {
    const { key } = await createUserApiKey(await User.findByOrFail('email', MEMBER))
    await logCalls(key.id, 60)
    const page = await visitAs(PAGE, MEMBER)
    await page.getByRole('link', { name: 'Log Our shop' }).click()
    await page.getByText('E_KEY_DAILY_LIMIT').waitFor()
    await assertCleanEverywhere(page, assert, 'key_log')
    const calls = page.getByRole('list', { name: 'API calls' }).getByRole('listitem')
    assert.equal(await calls.count(), 50)
    await page.getByRole('link', { name: 'Older' }).click()
    await page.getByRole('link', { name: 'Newest' }).waitFor()
    assert.equal(await calls.count(), 11)
    await page.getByLabel('Path').fill('make_payment')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('E_KEY_DAILY_LIMIT').waitFor()
    assert.equal(await calls.count(), 1)
    await page.assertUrlContains('path=make_payment')
    await page.getByLabel('Request ID').fill('nothing-like-it')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('No calls match in the last 30 days.').waitFor()
  })

  test('opens its forms by URL, but never shows a key by URL', async ({ visitAs, assert }) => {
    const owner = await User.findByOrFail('email', OWNER)
    await createUserApiKey(owner)
    const { key: other } = await createUserApiKey(await User.findByOrFail('email', MEMBER))
    const page = await visitAs(PAGE, OWNER)
    await page.getByRole('button', { name: 'Change Our shop' }).click()
    await page.waitForURL(/edit=\d+/)
    const colleague = await openAsUser(page, OWNER)
    await colleague.getByRole('dialog', { name: 'Change Our shop' }).getByRole('heading').waitFor()
    await colleague.goto(page.url().replace(/\?.*/, `?edit=${other.id}`))
    await colleague.getByRole('button', { name: 'Change Our shop' }).click()
    await colleague.waitForURL(page.url())
    assert.notEqual(readQuery(colleague), `edit=${other.id}`)
    await colleague.goto(page.url().replace(/\?.*/, '?new=1'))
    const make = colleague.getByRole('dialog', { name: 'Make an API key' })
    await make.getByLabel('Name').fill('Till')
    await make.getByRole('button', { name: 'Make Key' }).click()
    await readNewKey(colleague)
    await colleague.waitForURL(/developers$/)
    await colleague.reload()
    await colleague.getByRole('button', { name: 'Change Till' }).waitFor()
    assert.equal(await colleague.getByRole('dialog').count(), 0)
    await colleague.context().close()
  })
})
