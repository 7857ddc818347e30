import { test } from '@japa/runner'
import { assertClean, focusReaches, hydrated, LARGE, picture } from '#tests/browser/looking'

test.group('The public navigation', () => {
  test('opens its menus by key, one at a time', async ({ visit, assert }) => {
    const page = await visit('/')
    await page.setViewportSize(LARGE)
    await hydrated(page)
    const main = page.getByRole('navigation', { name: 'Main' })
    const developers = main.locator('summary', { hasText: 'Developers' })
    const products = main.locator('summary', { hasText: 'Products' })

    await developers.focus()
    await page.keyboard.press('Enter')
    await main.getByText('API for All your shipping needs.').waitFor()
    await main.getByText('Check Rates | Generate Labels | Track Shipments').waitFor()
    await assertClean(page, assert)
    await picture(page, 'developers_menu')
    await page.keyboard.press('Escape')
    await main.getByText('API for All your shipping needs.').waitFor({ state: 'hidden' })
    await focusReaches(page, 'Developers')

    await developers.click()
    await products.click()
    await main.getByText('API docs').waitFor({ state: 'hidden' })
    await main.getByRole('link', { name: 'Branded Tracking' }).waitFor()
    await page.getByRole('heading', { level: 1 }).click()
    await main.getByRole('link', { name: 'Branded Tracking' }).waitFor({ state: 'hidden' })

    await developers.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'API for All' }).waitFor()
    await page.assertPath('/developers')
    await main.getByText('OpenAPI file').waitFor({ state: 'hidden' })
  })
})
