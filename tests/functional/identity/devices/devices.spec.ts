import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { notifiesOfNewDevices } from '#identity/devices/device_settings'
import type User from '#identity/accounts/models/user'
import { as, call, mailOf, PASSWORD, person } from '#tests/support/people'
import { statusOf } from '#tests/functional/identity/second_factor/factors'
import { PageSession } from '../sessions/page_session.js'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

async function signedIn({ email }: User, page = new PageSession({ 'user-agent': FIREFOX })) {
  await page.send('POST', '/api/v1/login', { username: email, password: PASSWORD })
  return page
}

type Device = {
  key: string
  name: string
  isThis: boolean
  isProgram: boolean
  organization: string | null
}

async function devicesOf(page: PageSession): Promise<Device[]> {
  const response = await page.send('GET', '/api/v1/session/all')
  return ((await response.json()) as { data: Device[] }).data
}

async function otherDeviceOf(page: PageSession): Promise<Device> {
  const devices = await devicesOf(page)
  return devices.find(({ isThis }) => !isThis)!
}

test.group('Where somebody is signed in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is listed in words, this one first, programs too, and nothing of others', async ({
    assert,
  }) => {
    const user = await person()
    await as(await person())
    await as(user)
    const page = await signedIn(user)
    const [mine, program, ...more] = await devicesOf(page)
    assert.containsSubset(mine, { name: 'Firefox on Linux', isThis: true, isProgram: false })
    assert.containsSubset(program, { isThis: false, isProgram: true })
    assert.lengthOf(more, 0)
  })

  test('is told with the business that it acts for, and for nobody who has none', async ({
    assert,
  }) => {
    const retail = await PageSession.signedIn('member@sendam.test')
    const business = await PageSession.signedIn('owner@acme.test')
    const [mine] = await devicesOf(retail)
    assert.isNull(mine!.organization)
    const [theirs] = await devicesOf(business)
    assert.equal(theirs!.organization, 'ACME Foods')
  })

  test('is signed out one by one, at once, and only by its owner', async ({ assert }) => {
    const user = await person()
    const [here, there] = [await signedIn(user), await signedIn(user)]
    const { key } = await otherDeviceOf(here)
    const stranger = await as(await person())
    assert.equal(await statusOf(stranger('DELETE', `/session/${key}`)), 404)
    assert.equal(await statusOf(there.send('POST', '/api/v1/ping')), 200)
    assert.equal(await statusOf(here.send('DELETE', `/api/v1/session/${key}`)), 200)
    assert.equal(await statusOf(there.send('POST', '/api/v1/ping')), 401)
    assert.equal(await statusOf(here.send('DELETE', `/api/v1/session/${key}`)), 404)
  })

  test('ends everywhere else with one command, programs included', async ({ assert }) => {
    const user = await person()
    const [here, there] = [await signedIn(user), await signedIn(user)]
    const program = await as(user)
    await here.send('DELETE', '/api/v1/session/others')
    assert.equal(await statusOf(here.send('POST', '/api/v1/ping')), 200)
    assert.equal(await statusOf(there.send('POST', '/api/v1/ping')), 401)
    assert.equal(await statusOf(program('POST', '/ping')), 401)
  })

  test('says when it was last seen, written down every five minutes at most', async ({
    assert,
  }) => {
    const user = await person()
    const program = await as(user)
    const seen = async () => {
      const row = await db.from('access_tokens').where('user_id', user.id).firstOrFail()
      return row.last_seen_at.getTime()
    }
    const [before] = [await seen(), await program('POST', '/ping')]
    assert.equal(await seen(), before)
    await db
      .from('access_tokens')
      .where('user_id', user.id)
      .update({ last_seen_at: db.raw(`now() - interval '6 minutes'`) })
    const old = await seen()
    await program('POST', '/ping')
    assert.isAbove(await seen(), old)
  })
})

test.group('A new device', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is told by mail, but neither the first one nor one that is known', async ({ assert }) => {
    await notifiesOfNewDevices.set(true, { by: null })
    const user = await person()
    const page = await signedIn(user)
    await signedIn(user, page)
    assert.lengthOf(await mailOf(user.email), 0)
    await signedIn(user)
    const [mail, ...more] = await mailOf(user.email)
    assert.lengthOf(more, 0)
    assert.include(mail!.text, 'Firefox on Linux')
    assert.include(mail!.text, '/base/profile/security')
    const { device_hash: hash } = await db.from('known_devices').firstOrFail()
    assert.notEqual(hash, page.cookie('sendam-device'))
  })

  test('is a program that calls itself otherwise, too', async ({ assert }) => {
    await notifiesOfNewDevices.set(true, { by: null })
    const { email } = await person()
    const login = (agent: string) =>
      call(
        'POST',
        '/api/v1/login',
        { username: email, password: PASSWORD },
        { 'user-agent': agent }
      )
    await login('shop/1.0')
    await login('shop/1.0')
    assert.lengthOf(await mailOf(email), 0)
    const { headers } = await login('thief/2.0')
    assert.isNull(headers.get('set-cookie'))
    const [mail] = await mailOf(email)
    assert.include(mail!.text, 'thief/2.0')
  })

  test('gets no cookie and nobody a mail while staff have not switched it on', async ({
    assert,
  }) => {
    const user = await person()
    await signedIn(user)
    const page = await signedIn(user)
    assert.isUndefined(page.cookie('sendam-device'))
    assert.lengthOf(await mailOf(user.email), 0)
  })
})
