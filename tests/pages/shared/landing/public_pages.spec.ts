import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  assertClean,
  assertCleanEverywhere,
  waitForHydration,
  LARGE,
  signIn,
} from '#tests/browser/page_checks'

test.group('Public pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('have a landing page that is accessible on a large screen and a phone', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/')
    await waitForHydration(page)
    await assertCleanEverywhere(page, assert, 'landing')
    await page.getByText('Which weight do I pay for?').click()
    await page.getByText('length × width × height').waitFor()
    await assertClean(page, assert)
  })

  test('show visitors and customers the not-found page at an unknown URL', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/no/such/page')
    const lost = page.getByRole('heading', { name: 'Ooooops! Looks like you got lost.' })
    await lost.waitFor()
    await page.getByText('The page you are looking for has not shipped!').waitFor()
    await assertCleanEverywhere(page, assert, 'not_found')
    await page.setViewportSize(LARGE)
    await page.getByRole('link', { name: 'Go home' }).click()
    await page.getByRole('heading', { name: 'Send a parcel from Nigeria' }).waitFor()

    await page.goto(new URL('/signin', page.url()).href)
    await signIn(page)
    await page.goto(new URL('/no/such/page', page.url()).href)
    await lost.waitFor()
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Sign In' }).count(), 0)
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
    await page.goto(new URL('/base/dashboard/3', page.url()).href)
    await lost.waitFor()
    await page.getByRole('link', { name: 'Go home' }).click()
    await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
  })

  test('open the tracking page of a number that was typed on the landing page', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/')
    await waitForHydration(page)
    await page.getByLabel('Tracking Number').fill('60012345')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/track/60012345')
    await page.getByText('No tracking information.').first().waitFor()
    assert.notInclude(page.url(), '?')
  })
})
