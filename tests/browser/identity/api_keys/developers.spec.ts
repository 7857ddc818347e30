import { test } from '@japa/runner'
import type { Page } from 'playwright'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { apiKeyOf } from '#tests/support/developers/api_keys'
import { openElsewhere, questionOf } from '#tests/browser/elsewhere'

const OWNER = 'owner@acme.test'
const MEMBER = 'member@sendam.test'
const PAGE = '/base/developers'

/** Takes the text of a new key from the dialog that shows it, and closes that. */
async function takeText(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Your API key' })
  const text = await dialog.locator('code').innerText()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  await dialog.waitFor({ state: 'detached' })
  return text
}

test.group('The page Developers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => seedDemoAccounts())

  test('opens its forms by their address, and shows no key there', async ({ visitAs, assert }) => {
    const owner = await User.findByOrFail('email', OWNER)
    await apiKeyOf(owner)
    const { key: other } = await apiKeyOf(await User.findByOrFail('email', MEMBER))
    const page = await visitAs(PAGE, OWNER)
    await page.getByRole('button', { name: 'Change Our shop' }).click()
    await page.waitForURL(/edit=\d+/)
    const colleague = await openElsewhere(page, OWNER)
    await colleague.getByRole('dialog', { name: 'Change Our shop' }).getByRole('heading').waitFor()
    await colleague.goto(page.url().replace(/\?.*/, `?edit=${other.id}`))
    await colleague.getByRole('button', { name: 'Change Our shop' }).click()
    await colleague.waitForURL(/edit=\d+/)
    assert.notEqual(questionOf(colleague), `edit=${other.id}`)
    await colleague.goto(page.url().replace(/\?.*/, '?new=1'))
    const make = colleague.getByRole('dialog', { name: 'Make an API key' })
    await make.getByLabel('Name').fill('Till')
    await make.getByRole('button', { name: 'Make Key' }).click()
    await takeText(colleague)
    assert.equal(questionOf(colleague), '')
    await colleague.reload()
    await colleague.getByRole('button', { name: 'Change Till' }).waitFor()
    assert.equal(await colleague.getByRole('dialog').count(), 0)
    await colleague.context().close()
  })
})
