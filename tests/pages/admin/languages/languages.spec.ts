import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { loadTranslationEdits } from '#shared/languages/translation_edits'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'

const KEY = 'tracking.form.title'

test.group('Languages page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    return async () => {
      await db.rawQuery('delete from message_translations; delete from message_signatures')
      await loadTranslationEdits()
    }
  })

  test('staff read a draft translation, correct it and sign it', async ({ visitAs, assert }) => {
    const page = await visitAs(
      '/admin/languages?language=ha&state=draft&search=Track a shipment',
      'admin@sendam.test'
    )
    await page.getByRole('heading', { level: 1, name: 'Languages' }).waitFor()
    await page.getByTitle(KEY).waitFor()
    await assertCleanAtBothWidths(page, assert, 'languages')
    await page.getByRole('button', { name: `Edit ${KEY}` }).click()
    await page.getByLabel('Translation').fill('Bi sawun kaya {name}')
    await page.getByRole('button', { name: 'Save Words' }).click()
    await page.getByText('The English text has no {name}').waitFor()
    await page.getByLabel('Translation').fill('Bi sawun kaya')
    await page.getByRole('button', { name: 'Save Words' }).click()
    await page.getByText('Bi sawun kaya', { exact: true }).waitFor()
    await page.getByRole('button', { name: `Sign ${KEY}` }).click()
    await page.getByText(/^1 of \d+ released, \d+ drafts, \d+ missing$/).waitFor()
    await page.getByRole('combobox', { name: 'State' }).selectOption('released')
    await page.getByText(/^Signed by /).waitFor()
  })
})
