import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { choose, search } from '#tests/browser/admin/tariffs/zones/zone_screen'
import { seedReference } from '#tests/support/reference'
import { addZone } from '#tests/support/tariff'

const ADMIN = 'admin@sendam.test'

const QUESTION = 'You have unsaved changes. Leave without saving?'

/** Records the browser's questions and answers each according to `leave`. */
function answerQuestions(page: Page) {
  const answering = { leave: false, asked: [] as string[] }
  page.on('dialog', async (dialog) => {
    answering.asked.push(dialog.type() === 'beforeunload' ? 'beforeunload' : dialog.message())
    await (answering.leave ? dialog.accept() : dialog.dismiss())
  })
  return answering
}

/** Waits for the question and until the address is the previous one again. */
async function goBackAndStay(page: Page) {
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => window.history.back())
  await asked
  await page.waitForFunction(() => window.location.pathname === '/base/business')
}

/** A form's page, the button that opens it and one of its fields. */
const DIALOGS = [
  ['/admin/zones/export', 'New Zone', 'Description'],
  ['/base/users', 'New User', 'First Name'],
  ['/admin/config/organizations', 'New Organization', 'Address'],
  ['/admin/config/billingGroups', 'New Billing Group', 'Name'],
  ['/admin/config/settings?search=premium', 'Edit Premium insurance', 'Share of the value'],
] as const

test.group('Unsaved changes', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [path, opener, label] of DIALOGS) {
    test(`need a confirmation before the dialog "${opener}" closes`, async ({
      visitAs,
      assert,
    }) => {
      const page = await visitAs(path, ADMIN)
      const answering = answerQuestions(page)
      await page.getByRole('button', { name: opener }).first().click()
      const dialog = page.getByRole('dialog')
      const field = dialog.getByLabel(label).first()
      await field.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      assert.deepEqual(answering.asked, [])

      await page.getByRole('button', { name: opener }).first().click()
      await field.fill('12')
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: 'Close' }).click()
      assert.deepEqual(answering.asked, [QUESTION, QUESTION])
      assert.equal(await field.inputValue(), '12')
      answering.leave = true
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    })
  }

  test('need no confirmation for a link within the page', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/business')
    const answering = answerQuestions(page)
    const field = page.getByLabel('Business Name')
    await field.fill('Eze Crafts')
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await page.waitForFunction(() => window.location.hash === '#content')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    assert.deepEqual(answering.asked, [])
    assert.equal(await field.inputValue(), 'Eze Crafts')
    await goBackAndStay(page)
    assert.deepEqual(answering.asked, [QUESTION])
    assert.equal(await field.inputValue(), 'Eze Crafts')
  })

  test('need a confirmation before the menu, the back link or signing out leaves a rate sheet', async ({
    visitAs,
    assert,
  }) => {
    await addZone({
      kind: 'export',
      courierCode: 'ARAMEX',
      description: 'Namibia',
      geography: 'country',
      destinations: ['NA'],
      bands: [[0, 1, 5000]],
    })
    const page = await visitAs('/admin/zones/export', ADMIN)
    const answering = answerQuestions(page)
    await search(page, 'Aramex', 'Country')
    await choose(page, 'Namibia', 'Shipping Rates')
    const rate = page.getByLabel('Rate 1', { exact: true })
    await rate.fill('6000')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Settings' })
      .click()
    await page.getByRole('link', { name: 'International Zones' }).click()
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    assert.deepEqual(answering.asked, [QUESTION, QUESTION, QUESTION])
    assert.equal(await rate.inputValue(), '6000')

    await page.getByRole('button', { name: 'Save Rate(s)' }).click()
    await page.getByText('1 rate is saved.').waitFor()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Settings' })
      .click()
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor()
    assert.lengthOf(answering.asked, 3)
  })

  test('need a confirmation before a link, Back or closing the tab leaves a business profile', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/home', 'owner@acme.test')
    const answering = answerQuestions(page)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Brand' }).click()
    const name = page.getByLabel('Contact Name')
    await name.click()
    await page.keyboard.type(' and daughters')
    const typed = await name.inputValue()

    await menu.getByRole('link', { name: 'Shipments' }).click()
    await goBackAndStay(page)
    await goBackAndStay(page)
    assert.deepEqual(answering.asked, [QUESTION, QUESTION, QUESTION])
    await page.assertPath('/base/business')
    assert.equal(await name.inputValue(), typed)

    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await asked
    assert.equal(question.type(), 'beforeunload')
    assert.equal(await name.inputValue(), typed)

    answering.leave = true
    await page.goBack()
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  })
})
