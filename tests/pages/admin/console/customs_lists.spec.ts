import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'
import { seedReference } from '#tests/support/reference'

test.group('Customs lists', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff find an HS code by words, and add an export rule with its source and date', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/admin/config/lists', 'admin@sendam.test')
    await page.getByRole('tab', { name: 'HS Codes' }).click()
    await page.getByLabel('Search HS Codes').fill('tennis shoes')
    await page.getByRole('cell', { name: '640411' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'lists_hs_codes')

    await page.getByRole('tab', { name: 'Export Rules' }).click()
    await page.getByRole('button', { name: 'New export rule' }).click()
    const dialog = page.getByRole('dialog', { name: 'New export rule' })
    await dialog.getByLabel('Sentence').fill('Ghana asks for a certificate.')
    await dialog.getByLabel('Severity').click()
    await page.getByRole('option', { name: 'Warn', exact: true }).click()
    await dialog.getByLabel('Source').fill('https://example.test/rules')
    await dialog.getByRole('textbox', { name: 'Checked on' }).fill('20/11/2026')
    await assertCleanAtBothWidths(page, assert, 'lists_export_rule')
    await dialog.getByRole('button', { name: 'Add export rule' }).click()
    await page.getByText('Ghana asks for a certificate. has been added.').waitFor()
    await page.getByRole('cell', { name: 'https://example.test/rules' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'lists_export_rules')
  })
})
