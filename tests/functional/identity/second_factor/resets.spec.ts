import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#identity/accounts/models/user'
import { offersSecondFactor } from '#identity/second_factor/second_factor_settings'
import { as, call, mailOf, person } from '#tests/support/people'
import { breakRows, runSweep } from '#tests/support/jobs'
import { removeProps } from '#tests/support/page_props'
import { addressOfServer } from '#tests/support/program'
import {
  statusOf,
  asWithApp,
  givenApp,
  passwordOf,
} from '#tests/functional/identity/second_factor/factors'

const REASON = { reason: 'Called from her number' }

const path = ({ id }: User) => `/user/${id}/second_factor/reset`

/** Makes resets due and runs them. */
async function aDayLater() {
  await db.from('factor_resets').update({ due_at: db.raw('now()') })
  await runSweep('identity.reset_factors')
}

/** A user whose email address was confirmed more than a week ago. */
const longKnown = (role?: User['role']) =>
  person({ role, verified: DateTime.utc().minus({ days: 8 }) })

async function somebodyWithApp() {
  const user = await longKnown()
  const secret = await givenApp(user)
  return { user, secret }
}

async function stopLinkOf({ email }: User): Promise<string> {
  const [mail] = await mailOf(email)
  return mail!.text.match(/second_factor\/reset\/([\w-]+)/)![1]!
}

test.group('Somebody who lost their device', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await offersSecondFactor.set(true, { by: null })))

  test('waits for no other reset that fails', async ({ assert }) => {
    const staff = await as(await person({ role: 'ADMIN' }))
    const [broken, other] = [await somebodyWithApp(), await somebodyWithApp()]
    for (const { user } of [broken, other])
      assert.equal(await statusOf(staff('POST', path(user), REASON)), 200)
    await db.from('factor_resets').update({ due_at: db.raw('now()') })
    await breakRows('factor_resets', `old.user_id = ${broken.user.id}`)
    await runSweep('identity.reset_factors')
    assert.equal(await statusOf(passwordOf(broken.user)), 403)
    assert.equal(await statusOf(passwordOf(other.user)), 200)
  })

  test('signs in with the password alone after staff have asked and a day has passed', async ({
    assert,
  }) => {
    const { user, secret } = await somebodyWithApp()
    const theirs = await asWithApp(user, secret)
    const staff = await as(await person({ role: 'ADMIN' }))
    assert.equal(await statusOf(staff('POST', path(user), REASON)), 200)
    await runSweep('identity.reset_factors')
    assert.equal(await statusOf(passwordOf(user)), 403)
    await aDayLater()
    assert.equal(await statusOf(theirs('POST', '/ping')), 401)
    assert.equal(await statusOf(passwordOf(user)), 200)
    const [mail] = await mailOf(user.email)
    assert.equal(mail!.subject, 'Your second step was removed')
  })

  test('who lost nothing stops it by the link of the mail, which opens without sign-in', async ({
    assert,
  }) => {
    const { user } = await somebodyWithApp()
    const staff = await as(await person({ role: 'ADMIN' }))
    await staff('POST', path(user), REASON)
    const token = await stopLinkOf(user)
    const page = await fetch(`${addressOfServer()}/second_factor/reset/${token}?lang=fr`)
    const html = removeProps(await page.text())
    assert.match(html, /Elle sera supprimée le \S+ \d+ \S+ \d{4} à \d\d:\d\d, heure de Lagos/)
    const stop = () => call('POST', `/api/v1/second_factor/reset/${token}/stop`)
    assert.equal(await statusOf(stop()), 200)
    assert.equal(await statusOf(stop()), 404)
    await aDayLater()
    assert.equal(await statusOf(passwordOf(user)), 403)
  })

  test('who is still signed in somewhere stops it there, and staff may withdraw it', async ({
    assert,
  }) => {
    const { user, secret } = await somebodyWithApp()
    const theirs = await asWithApp(user, secret)
    const staff = await as(await person({ role: 'ADMIN' }))
    await staff('POST', path(user), REASON)
    const shown = await theirs('GET', '/user/second_factor')
    assert.isNotNull(shown.body.data.resetDue)
    assert.equal(await statusOf(theirs('DELETE', '/user/second_factor/reset')), 200)
    assert.equal(await statusOf(staff('POST', path(user), REASON)), 200)
    assert.equal(await statusOf(staff('POST', path(user), REASON)), 409)
    assert.equal(await statusOf(staff('DELETE', path(user))), 200)
    assert.equal(await statusOf(staff('DELETE', path(user))), 404)
    await aDayLater()
    assert.equal(await statusOf(passwordOf(user)), 403)
  })

  test('nobody does it for themselves, nor an administrator for another', async ({ assert }) => {
    const admin = await person({ role: 'ADMIN' })
    const root = await person({ role: 'ROOT' })
    const [asAdmin, asRoot] = [await as(admin), await as(root)]
    await givenApp(admin)
    await givenApp(root)
    const other = await longKnown('ADMIN')
    await givenApp(other)
    assert.equal(await statusOf(asAdmin('POST', path(admin), REASON)), 403)
    assert.equal(await statusOf(asRoot('POST', path(root), REASON)), 403)
    assert.equal(await statusOf(asAdmin('POST', path(other), REASON)), 403)
    assert.equal(await statusOf(asRoot('POST', path(other), REASON)), 200)
    const member = await as(await person())
    assert.equal(await statusOf(member('POST', path(other), REASON)), 403)
  })

  test('waits a week after their address was changed, since the mail goes to the new one', async ({
    assert,
  }) => {
    const { user } = await somebodyWithApp()
    const staff = await as(await person({ role: 'ADMIN' }))
    for (const emailVerifiedAt of [null, DateTime.utc().minus({ days: 6 })]) {
      await user.merge({ emailVerifiedAt }).save()
      const refused = await staff('POST', path(user), REASON)
      assert.equal(refused.status, 409)
      assert.include(refused.body.message, 'confirmed less than 7 days ago')
    }
  })

  test('keeps it when who asked is blocked by then, or the person has become an administrator', async ({
    assert,
  }) => {
    for (const change of ['asker', 'person'] as const) {
      const { user } = await somebodyWithApp()
      const asker = await person({ role: 'ADMIN' })
      const staff = await as(asker)
      assert.equal(await statusOf(staff('POST', path(user), REASON)), 200)
      if (change === 'asker') await asker.merge({ blockedAt: DateTime.utc() }).save()
      else await user.merge({ role: 'ADMIN' }).save()
      await aDayLater()
      assert.equal(await statusOf(passwordOf(user)), 403, change)
      const [mail] = await mailOf(user.email)
      assert.equal(mail!.subject, 'Your second step was not removed')
    }
  })

  test('who runs the server lets the only root administrator in again', async ({ assert }) => {
    const root = await person({ role: 'ROOT' })
    await givenApp(root)
    ace.ui.switchMode('raw')
    const { exitCode } = await ace.exec('reset:second_factor', [root.email])
    const again = await ace.exec('reset:second_factor', [root.email])
    ace.ui.logger.flushLogs()
    ace.ui.switchMode('normal')
    assert.deepEqual([exitCode ?? 0, again.exitCode], [0, 1])
    assert.equal(await statusOf(passwordOf(root)), 200)
    const [entry] = await db.from('audit_entries').where('actor_id', root.id)
    assert.equal(entry.action, 'second_factor.drop')
  })

  test('a reason is asked, a person without a factor refused, and one that is not there 404', async ({
    assert,
  }) => {
    const staff = await as(await person({ role: 'ADMIN' }))
    const { user } = await somebodyWithApp()
    assert.equal(await statusOf(staff('POST', path(user), {})), 422)
    assert.equal(await statusOf(staff('POST', path(await person()), REASON)), 409)
    assert.equal(await statusOf(staff('POST', '/user/999999999/second_factor/reset', REASON)), 404)
  })
})
