import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  assertCleanAtBothWidths,
  assertCleanEverywhere,
  waitForHydration,
} from '#tests/browser/page_checks'
import { createUserApiKey } from '#tests/support/developers/api_keys'
import { person } from '#tests/support/people'
import { addressOfServer } from '#tests/support/api_client'
import { smallTariff } from '#tests/support/tariff'

test.group('Developer site', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('remembers the chosen code language on every page, and copies code', async ({
    visit,
    browserContext,
    assert,
  }) => {
    await browserContext.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await visit('/developers/quick-start')
    await waitForHydration(page)
    await assertCleanAtBothWidths(page, assert, 'developers_quick_start')
    const price = page.locator('figure', { hasText: 'rate/quote' })
    await price.getByText('curl "').waitFor()
    await price.getByRole('radio', { name: 'curl' }).focus()
    await page.keyboard.press('ArrowRight')
    await price.getByText("await fetch('").waitFor()
    await price.getByText('curl "').waitFor({ state: 'hidden' })

    await page.getByRole('link', { name: 'Book in one call' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Book in one call' }).waitFor()
    const booking = page.locator('figure', { hasText: 'Book and pay' })
    await booking.getByText("await fetch('").waitFor()
    await booking.getByRole('button', { name: 'Copy' }).click()
    await booking.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.include(copied, `await fetch('${addressOfServer()}/api/v1/shipment'`)

    await page.reload()
    await booking.getByText("await fetch('").waitFor()
    await waitForHydration(page)
    await assertCleanAtBothWidths(page, assert, 'developers_guide')
  })

  test('finds a call by words, by keyboard alone', async ({ visit, assert }) => {
    const page = await visit('/developers')
    await waitForHydration(page)
    await page.getByRole('searchbox', { name: 'Search the API docs' }).focus()
    await page.keyboard.type('price of a parcel')
    const results = page.getByRole('list', { name: 'Search results' })
    await results.getByRole('link', { name: 'Estimate the price of a parcel' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'developers_search')
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
    await results.locator('a:focus', { hasText: 'Estimate the price of a parcel' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Estimate the price of a parcel' }).waitFor()
    await page.assertPath('/developers/calls/calculateRates')
    await results.waitFor({ state: 'hidden' })
  })

  test('sends a call with a test key, and never with a live key', async ({
    visit,
    browserContext,
    assert,
  }) => {
    const user = await person()
    const { text: testKey } = await createUserApiKey(user, { mode: 'test' })
    const { text: liveKey } = await createUserApiKey(user)
    const page = await visit('/developers/try-it')
    await waitForHydration(page)
    await assertCleanAtBothWidths(page, assert, 'developers_try_it')
    await page.getByRole('link', { name: 'Get a binding quote for a shipment' }).click()
    await page.getByRole('heading', { name: 'Try it' }).waitFor()

    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) requests.push(JSON.stringify(request.headers()))
    })
    const key = page.getByLabel('Test key')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Paste a test key first.').waitFor()
    await key.fill(liveKey)
    await page.getByText('This is a live key.').waitFor()
    await page.getByRole('button', { name: 'Send' }).click()
    assert.deepEqual(requests, [])

    await key.fill(testKey)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Status 200').waitFor()
    const answer = page.getByRole('group', { name: 'Response', exact: true })
    await answer.getByText('"courierRates": [').waitFor()
    assert.lengthOf(requests, 1)
    assert.notInclude(requests[0], 'cookie')
    await assertCleanEverywhere(page, assert, 'developers_call')

    // The key is not stored, and a reload forgets it.
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    )
    const state = JSON.stringify(await browserContext.storageState())
    assert.notInclude(stored + state, testKey)
    await page.reload()
    await waitForHydration(page)
    assert.equal(await key.inputValue(), '')
  })
})
