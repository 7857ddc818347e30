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

test.group('The list of devices', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('names every device and API client of the user, the current one first', async ({
    assert,
  }) => {
    const user = await person()
    await as(await person())
    await as(user)
    const page = await signedIn(user)
    const [mine, apiClient, ...more] = await devicesOf(page)
    assert.containsSubset(mine, { name: 'Firefox on Linux', isThis: true, isProgram: false })
    assert.containsSubset(apiClient, { isThis: false, isProgram: true })
    assert.lengthOf(more, 0)
  })

  test('names the business that a device acts for, if any', async ({ assert }) => {
    const retail = await PageSession.signedIn('member@sendam.test')
    const business = await PageSession.signedIn('owner@acme.test')
    const [retailDevice] = await devicesOf(retail)
    assert.isNull(retailDevice!.organization)
    const [businessDevice] = await devicesOf(business)
    assert.equal(businessDevice!.organization, 'ACME Foods')
  })

  test('lets only the owner sign a device out, with immediate effect', async ({ assert }) => {
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

  test('signs out every other device and API client with one call', async ({ assert }) => {
    const user = await person()
    const [here, there] = [await signedIn(user), await signedIn(user)]
    const apiClient = await as(user)
    await here.send('DELETE', '/api/v1/session/others')
    assert.equal(await statusOf(here.send('POST', '/api/v1/ping')), 200)
    assert.equal(await statusOf(there.send('POST', '/api/v1/ping')), 401)
    assert.equal(await statusOf(apiClient('POST', '/ping')), 401)
  })

  test('updates the last-seen time at most every five minutes', async ({ assert }) => {
    const user = await person()
    const apiClient = await as(user)
    const readLastSeen = async () => {
      const row = await db.from('access_tokens').where('user_id', user.id).firstOrFail()
      return row.last_seen_at.getTime()
    }
    const [before] = [await readLastSeen(), await apiClient('POST', '/ping')]
    assert.equal(await readLastSeen(), before)
    await db
      .from('access_tokens')
      .where('user_id', user.id)
      .update({ last_seen_at: db.raw(`now() - interval '6 minutes'`) })
    const old = await readLastSeen()
    await apiClient('POST', '/ping')
    assert.isAbove(await readLastSeen(), old)
  })
})

test.group('A new device', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is reported by e-mail, unless it is the first or a known one', async ({ assert }) => {
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

  test('can be an API client with a new user agent', async ({ assert }) => {
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

  test('gets no cookie and causes no e-mail while the setting is off', async ({ assert }) => {
    const user = await person()
    await signedIn(user)
    const page = await signedIn(user)
    assert.isUndefined(page.cookie('sendam-device'))
    assert.lengthOf(await mailOf(user.email), 0)
  })
})
