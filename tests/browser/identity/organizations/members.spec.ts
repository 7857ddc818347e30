import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import { openElsewhere, questionOf } from '#tests/browser/elsewhere'

const OWNER = 'owner@acme.test'
const CHIDI = 'member@sendam.test'
const ACME = 3

test.group('The people of a business in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => seedDemoAccounts())

  test('are in the order that the address says', async ({ visitAs, assert }) => {
    const chidi = await User.findByOrFail('email', CHIDI)
    await Membership.create({ userId: chidi.id, organizationId: ACME, role: 'member' })
    const page = await visitAs('/base/members', OWNER)
    await page.getByRole('button', { name: 'Name' }).click()
    await page.getByRole('button', { name: 'Name' }).click()
    await page.waitForURL(/sort=-name/)
    const colleague = await openElsewhere(page, OWNER)
    await colleague.getByRole('columnheader', { name: 'Name' }).waitFor()
    const rows = await colleague.getByRole('row').allInnerTexts()
    assert.include(rows[1], CHIDI)
    await colleague.context().close()
    await page.getByRole('button', { name: 'Name' }).click()
    await page.waitForURL(/members$/)
    assert.equal(questionOf(page), '')
  })
})
