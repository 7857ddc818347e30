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
import { addressOfServer } from '#tests/support/api_client'
import {
  statusOf,
  asWithApp,
  givenApp,
  signInWithPassword,
} from '#tests/functional/identity/second_factor/factors'

const REASON = { reason: 'Called from her number' }

const path = ({ id }: User) => `/user/${id}/second_factor/reset`

/** Makes resets due and runs them. */
async function runDueResets() {
  await db.from('factor_resets').update({ due_at: db.raw('now()') })
  await runSweep('identity.reset_factors')
}

/** A user whose email address was confirmed more than a week ago. */
const createConfirmedUser = (role?: User['role']) =>
  person({ role, verified: DateTime.utc().minus({ days: 8 }) })

async function createUserWithApp() {
  const user = await createConfirmedUser()
  const secret = await givenApp(user)
  return { user, secret }
}

async function stopLinkOf({ email }: User): Promise<string> {
  const [mail] = await mailOf(email)
  return mail!.text.match(/second_factor\/reset\/([\w-]+)/)![1]!
}

test.group('A reset of the second factor', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await offersSecondFactor.set(true, { by: null })))

  test('is not held up by another reset that fails', async ({ assert }) => {
    const staff = await as(await person({ role: 'ADMIN' }))
    const [broken, other] = [await createUserWithApp(), await createUserWithApp()]
    for (const { user } of [broken, other])
      assert.equal(await statusOf(staff('POST', path(user), REASON)), 200)
    await db.from('factor_resets').update({ due_at: db.raw('now()') })
    await breakRows('factor_resets', `old.user_id = ${broken.user.id}`)
    await runSweep('identity.reset_factors')
    assert.equal(await statusOf(signInWithPassword(broken.user)), 403)
    assert.equal(await statusOf(signInWithPassword(other.user)), 200)
  })

  test('takes effect a day after staff request it: the password alone signs in', async ({
    assert,
  }) => {
    const { user, secret } = await createUserWithApp()
    const asUser = await asWithApp(user, secret)
    const staff = await as(await person({ role: 'ADMIN' }))
    assert.equal(await statusOf(staff('POST', path(user), REASON)), 200)
    await runSweep('identity.reset_factors')
    assert.equal(await statusOf(signInWithPassword(user)), 403)
    await runDueResets()
    assert.equal(await statusOf(asUser('POST', '/ping')), 401)
    assert.equal(await statusOf(signInWithPassword(user)), 200)
    const [mail] = await mailOf(user.email)
    assert.equal(mail!.subject, 'Your second step was removed')
  })

  test('can be cancelled by the mailed link, without sign-in', async ({ assert }) => {
    const { user } = await createUserWithApp()
    const staff = await as(await person({ role: 'ADMIN' }))
    await staff('POST', path(user), REASON)
    const token = await stopLinkOf(user)
    const page = await fetch(`${addressOfServer()}/second_factor/reset/${token}?lang=fr`)
    const html = removeProps(await page.text())
    assert.match(html, /Elle sera supprimée le \S+ \d+ \S+ \d{4} à \d\d:\d\d, heure de Lagos/)
    const stop = () => call('POST', `/api/v1/second_factor/reset/${token}/stop`)
    assert.equal(await statusOf(stop()), 200)
    assert.equal(await statusOf(stop()), 404)
    await runDueResets()
    assert.equal(await statusOf(signInWithPassword(user)), 403)
  })

  test('can be cancelled by the person in an open session, and by staff', async ({ assert }) => {
    const { user, secret } = await createUserWithApp()
    const asUser = await asWithApp(user, secret)
    const staff = await as(await person({ role: 'ADMIN' }))
    await staff('POST', path(user), REASON)
    const settings = await asUser('GET', '/user/second_factor')
    assert.isNotNull(settings.body.data.resetDue)
    assert.equal(await statusOf(asUser('DELETE', '/user/second_factor/reset')), 200)
    assert.equal(await statusOf(staff('POST', path(user), REASON)), 200)
    assert.equal(await statusOf(staff('POST', path(user), REASON)), 409)
    assert.equal(await statusOf(staff('DELETE', path(user))), 200)
    assert.equal(await statusOf(staff('DELETE', path(user))), 404)
    await runDueResets()
    assert.equal(await statusOf(signInWithPassword(user)), 403)
  })

  test('is refused for oneself and, to an ADMIN, for another administrator', async ({ assert }) => {
    const admin = await person({ role: 'ADMIN' })
    const root = await person({ role: 'ROOT' })
    const [asAdmin, asRoot] = [await as(admin), await as(root)]
    await givenApp(admin)
    await givenApp(root)
    const other = await createConfirmedUser('ADMIN')
    await givenApp(other)
    assert.equal(await statusOf(asAdmin('POST', path(admin), REASON)), 403)
    assert.equal(await statusOf(asRoot('POST', path(root), REASON)), 403)
    assert.equal(await statusOf(asAdmin('POST', path(other), REASON)), 403)
    assert.equal(await statusOf(asRoot('POST', path(other), REASON)), 200)
    const member = await as(await person())
    assert.equal(await statusOf(member('POST', path(other), REASON)), 403)
  })

  test('is refused for a week after a change of the address, since the e-mail goes to the new address', async ({
    assert,
  }) => {
    const { user } = await createUserWithApp()
    const staff = await as(await person({ role: 'ADMIN' }))
    for (const emailVerifiedAt of [null, DateTime.utc().minus({ days: 6 })]) {
      await user.merge({ emailVerifiedAt }).save()
      const refused = await staff('POST', path(user), REASON)
      assert.equal(refused.status, 409)
      assert.include(refused.body.message, 'confirmed less than 7 days ago')
    }
  })

  test('does not happen if its requester is blocked or the person has become an administrator', async ({
    assert,
  }) => {
    for (const change of ['asker', 'person'] as const) {
      const { user } = await createUserWithApp()
      const asker = await person({ role: 'ADMIN' })
      const staff = await as(asker)
      assert.equal(await statusOf(staff('POST', path(user), REASON)), 200)
      if (change === 'asker') await asker.merge({ blockedAt: DateTime.utc() }).save()
      else await user.merge({ role: 'ADMIN' }).save()
      await runDueResets()
      assert.equal(await statusOf(signInWithPassword(user)), 403, change)
      const [mail] = await mailOf(user.email)
      assert.equal(mail!.subject, 'Your second step was not removed')
    }
  })

  test('by command on the server lets root sign in again', async ({ assert }) => {
    const root = await person({ role: 'ROOT' })
    await givenApp(root)
    ace.ui.switchMode('raw')
    const { exitCode } = await ace.exec('reset:second_factor', [root.email])
    const again = await ace.exec('reset:second_factor', [root.email])
    ace.ui.logger.flushLogs()
    ace.ui.switchMode('normal')
    assert.deepEqual([exitCode ?? 0, again.exitCode], [0, 1])
    assert.equal(await statusOf(signInWithPassword(root)), 200)
    const [entry] = await db.from('audit_entries').where('actor_id', root.id)
    assert.equal(entry.action, 'second_factor.drop')
  })

  test('requires a reason, an existing user and an existing factor', async ({ assert }) => {
    const staff = await as(await person({ role: 'ADMIN' }))
    const { user } = await createUserWithApp()
    assert.equal(await statusOf(staff('POST', path(user), {})), 422)
    assert.equal(await statusOf(staff('POST', path(await person()), REASON)), 409)
    assert.equal(await statusOf(staff('POST', '/user/999999999/second_factor/reset', REASON)), 404)
  })
})
