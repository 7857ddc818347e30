import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { offersSecondFactor } from '#identity/second_factor/second_factor_settings'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'
import { givenApp } from '#tests/functional/identity/second_factor/factors'

test.group('Lost device', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await offersSecondFactor.set(true, { by: null })
  })

  test('staff request the removal of a second step, and then withdraw the request', async ({
    visitAs,
    assert,
  }) => {
    const user = await User.findByOrFail('email', 'member@sendam.test')
    await givenApp(user)
    const page = await visitAs(`/base/users/${user.id}`, 'admin@sendam.test')
    await page.getByRole('button', { name: 'More about this user' }).click()
    await page.getByRole('menuitem', { name: 'Lost Device' }).click()
    const removal = page.getByRole('dialog', { name: 'Has Chidi Eze lost their device?' })
    await removal.getByLabel('Reason').fill('Called from his number')
    await assertCleanAtBothWidths(page, assert, 'lost_device')
    await removal.getByRole('button', { name: 'Remove in 24 Hours' }).click()
    await removal.waitFor({ state: 'detached' })
    const reset = await db.from('factor_resets').where('user_id', user.id).firstOrFail()
    assert.equal(reset.reason, 'Called from his number')

    await page.getByRole('button', { name: 'More about this user' }).click()
    await page.getByRole('menuitem', { name: 'Lost Device' }).click()
    const keeping = page.getByRole('dialog', { name: 'Keep the second step?' })
    await keeping.getByText(/Tunde Bakare asked for this: Called from his number/).waitFor()
    await assertCleanAtBothWidths(page, assert, 'lost_device_kept')
    await keeping.getByRole('button', { name: 'Keep It' }).click()
    await keeping.waitFor({ state: 'detached' })
    const stoppedReset = await db.from('factor_resets').where('user_id', user.id).firstOrFail()
    assert.isNotNull(stoppedReset.stopped_at)
  })
})
