import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#identity/accounts/models/user'
import {
  offersSecondFactor,
  staffNeedSecondFactor,
} from '#identity/second_factor/second_factor_settings'
import { as, mailOf, PASSWORD, person } from '#tests/support/people'
import {
  statusOf,
  asWithApp,
  codeFor,
  givenApp,
  letFactorsAge,
  SoftPasskey,
} from '#tests/functional/identity/second_factor/factors'

const APP = '/user/second_factor/authenticator'

async function beginSetup(user: User) {
  const call = await as(user)
  const { body } = await call('POST', APP, { password: PASSWORD })
  return { call, ...body.data }
}

test.group('Managing second factors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await offersSecondFactor.set(true, { by: null })))

  test('an app is activated by its first code and comes with ten recovery codes', async ({
    assert,
  }) => {
    const user = await person()
    const { call, challenge, secret, uri, picture } = await beginSetup(user)
    assert.match(uri, /^otpauth:\/\/totp\/Sendam/)
    assert.match(picture, /^data:image\/svg\+xml;base64,/)
    const wrong = await call('PUT', APP, { challenge, code: '000000' })
    assert.equal(wrong.status, 422)
    const done = await call('PUT', APP, { challenge, code: codeFor(secret) })
    assert.equal(done.status, 200)
    assert.lengthOf(done.body.data.recoveryCodes, 10)
    const { body } = await call('GET', '/user/second_factor')
    assert.containsSubset(body.data, { isOn: true, passkeys: [], recoveryCodesLeft: 10 })
    const [mail] = await mailOf(user.email)
    assert.equal(mail!.subject, 'An authenticator app was added to your account')
  })

  test('neither the secret nor a code is readable in the database', async ({ assert }) => {
    const user = await person()
    const { call, challenge, secret } = await beginSetup(user)
    const { body } = await call('PUT', APP, { challenge, code: codeFor(secret) })
    const stored = JSON.stringify([
      await db.from('authenticators'),
      await db.from('factor_challenges'),
      await db.from('recovery_codes'),
      await db.from('audit_entries'),
      await db.from('idempotency_keys'),
    ])
    assert.notInclude(stored, secret)
    for (const code of body.data.recoveryCodes) assert.notInclude(stored, code)
  })

  test('adding a factor requires the password, even in an open session', async ({ assert }) => {
    const call = await as(await person())
    for (const [path, body] of [
      [APP, {}],
      [APP, { password: 'Wrong#2026' }],
      ['/user/second_factor/passkey/options', {}],
    ] as const) {
      const response = await call('POST', path, body)
      assert.equal(response.status, 422)
      assert.containsSubset(response.body, {
        code: 'E_WRONG_PASSWORD',
        errors: [{ field: 'password' }],
      })
    }
  })

  test('adding, removing and new recovery codes require a recently confirmed factor', async ({
    assert,
  }) => {
    const user = await person()
    const secret = await givenApp(user)
    const call = await asWithApp(user, secret)
    await letFactorsAge()
    for (const [method, path] of [
      ['POST', '/user/second_factor/passkey/options'],
      ['DELETE', APP],
      ['POST', '/user/second_factor/recovery_codes'],
    ] as const) {
      const response = await call(method, path, method === 'POST' ? {} : undefined)
      assert.equal(response.status, 403, path)
      assert.equal(response.body.data.purpose, 'proof')
    }
    const { body } = await call('POST', '/user/second_factor/confirmation')
    const { challenge } = body.data
    const code = codeFor(secret, 1)
    await call('POST', '/user/second_factor/proof', { challenge, code })
    assert.equal(await statusOf(call('POST', '/user/second_factor/recovery_codes')), 200)
    assert.equal(await statusOf(call('DELETE', APP)), 200)
    assert.lengthOf(await db.from('recovery_codes').where('user_id', user.id), 0)
  })

  test('a challenge works only in the session that it was issued to', async ({ assert }) => {
    const user = await person()
    const secret = await givenApp(user)
    const call = await asWithApp(user, secret, -1)
    await db.from('access_tokens').update({ second_factor_at: null })
    const { body } = await call('POST', '/user/second_factor/confirmation')
    const { challenge } = body.data
    const elsewhere = await asWithApp(user, secret)
    const other = await as(await person())
    for (const another of [elsewhere, other]) {
      const code = codeFor(secret, 1)
      const response = await another('POST', '/user/second_factor/proof', { challenge, code })
      assert.equal(response.status, 409)
      assert.equal(response.body.code, 'E_CHALLENGE_OVER')
    }
  })

  test('only its owner can remove a passkey', async ({ assert }) => {
    const [user, other] = [await person(), await person()]
    await SoftPasskey.of(other)
    const { id } = await db.from('passkeys').where('user_id', other.id).firstOrFail()
    const call = await asWithApp(user, await givenApp(user))
    assert.equal(await statusOf(call('DELETE', `/user/second_factor/passkey/${id}`)), 404)
    assert.lengthOf(await db.from('passkeys').where({ id }), 1)
    await SoftPasskey.of(user)
    const own = await db.from('passkeys').where('user_id', user.id).firstOrFail()
    assert.equal(await statusOf(call('DELETE', `/user/second_factor/passkey/${own.id}`)), 200)
    assert.lengthOf(await db.from('passkeys').where('user_id', user.id), 0)
  })

  test('a malformed passkey is refused', async ({ assert }) => {
    const call = await as(await person())
    const setup = await call('POST', '/user/second_factor/passkey/options', { password: PASSWORD })
    const { challenge, options } = setup.body.data
    assert.equal(options.authenticatorSelection.userVerification, 'required')
    const text = Buffer.from('nonsense').toString('base64url')
    const passkey = {
      id: text,
      rawId: text,
      type: 'public-key',
      response: { clientDataJSON: text, attestationObject: text },
    }
    const answer = await call('POST', '/user/second_factor/passkey', {
      challenge,
      name: 'Phone',
      passkey,
    })
    assert.equal(answer.status, 422)
    assert.equal(answer.body.code, 'E_WRONG_FACTOR')
  })

  test('staff who need a factor keep the last one, even in a race, and the removal is logged', async ({
    assert,
  }) => {
    await staffNeedSecondFactor.set(true, { by: null })
    const admin = await person({ role: 'ADMIN' })
    const call = await asWithApp(admin, await givenApp(admin))
    await SoftPasskey.of(admin)
    const { id } = await db.from('passkeys').where('user_id', admin.id).firstOrFail()
    const both = await Promise.all([
      call('DELETE', APP),
      call('DELETE', `/user/second_factor/passkey/${id}`),
    ])
    assert.sameMembers(
      both.map(({ status }) => status),
      [200, 409]
    )
    const refused = both.find(({ status }) => status === 409)
    assert.equal(refused!.body.code, 'E_LAST_FACTOR')
    const log = await db.from('audit_entries').where('actor_id', admin.id)
    assert.deepEqual(
      log.map(({ action }) => action),
      ['second_factor.drop']
    )
  })

  test('no factor can be added while the setting is off', async ({ assert }) => {
    await offersSecondFactor.set(false, { by: null })
    const call = await as(await person())
    const { status, body } = await call('POST', APP, { password: PASSWORD })
    assert.equal(status, 409)
    assert.equal(body.code, 'E_SECOND_FACTOR_OFF')
  })
})
