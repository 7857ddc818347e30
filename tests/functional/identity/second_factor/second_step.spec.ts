import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import RecoveryCode from '#identity/second_factor/models/recovery_code'
import {
  offersSecondFactor,
  staffNeedSecondFactor,
} from '#identity/second_factor/second_factor_settings'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { as, mailOf, PASSWORD, person } from '#tests/support/people'
import {
  statusOf,
  asWithApp,
  challengeOf,
  codeFor,
  givenApp,
  letFactorsAge,
  signInWithPassword,
  secondStep,
  SoftPasskey,
} from '#tests/functional/identity/second_factor/factors'
import { PageSession } from '../sessions/page_session.js'

const LOGIN = '/api/v1/login'

const APP = '/user/second_factor/authenticator'

/** Codes that are not six ASCII digits: the first has six full-width digits. */
const ODD_CODES = [
  '１２３４５６',
  '٠١٢٣٤٥',
  '12345é',
  '12345',
  '1234567',
  '12a456',
  '   ',
  123456.5,
  [1],
]

const ODD_RECOVERY_CODES = ['-----', 'ａｂｃｄｅ-ａｂｃｄｅ', 'İıſK', 'é', ['abcde-abcde'], 7]

const switchOn = () => offersSecondFactor.set(true, { by: null })

test.group('The second step of a sign-in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is skipped while the setting is off', async ({ assert }) => {
    const user = await person()
    await givenApp(user)
    const { status, headers } = await signInWithPassword(user)
    assert.equal(status, 200)
    assert.match(headers.get('authorization') ?? '', /^Bearer /)
  })

  test('follows the right password and gives an API client its token', async ({ assert }) => {
    await switchOn()
    const user = await person()
    const secret = await givenApp(user)
    const challenged = await signInWithPassword(user)
    assert.equal(challenged.status, 403)
    assert.isNull(challenged.headers.get('authorization'))
    assert.equal(challenged.body.code, 'E_SECOND_FACTOR_REQUIRED')
    assert.containsSubset(challenged.body.data, {
      purpose: 'sign_in',
      factors: ['code'],
      passkey: null,
    })
    const { challenge } = challenged.body.data
    const done = await secondStep({ challenge, code: codeFor(secret) })
    assert.equal(done.status, 200)
    assert.match(done.headers.get('authorization') ?? '', /^Bearer /)
  })

  test('opens the session of a page, which stays closed until then', async ({ assert }) => {
    await switchOn()
    const user = await person()
    const secret = await givenApp(user)
    const page = new PageSession()
    const challenged = await page.send('POST', LOGIN, { username: user.email, password: PASSWORD })
    const { data } = (await challenged.json()) as any
    assert.equal(await statusOf(page.send('POST', '/api/v1/ping')), 401)
    const answer = { challenge: data.challenge, code: codeFor(secret) }
    const done = await page.send('POST', '/api/v1/login/second_factor', answer)
    assert.equal(done.status, 200)
    assert.equal(((await done.json()) as any).data.landing, '/base/home')
    assert.equal(await statusOf(page.send('POST', '/api/v1/ping')), 200)
  })

  test('is skipped for a user without a factor and for an API key', async ({ assert }) => {
    await switchOn()
    const user = await person()
    assert.equal(await statusOf(signInWithPassword(user)), 200)
    const { text } = await createUserApiKey(user)
    await givenApp(user)
    const { status } = await withKey(text)('GET', '/wallet')
    assert.equal(status, 200)
  })

  test('accepts codes half a minute old or ahead, none farther off', async ({ assert }) => {
    await switchOn()
    const user = await person()
    const secret = await givenApp(user)
    for (const [halfMinutes, expected] of [
      [-3, 422],
      [3, 422],
      [-1, 200],
      [1, 200],
    ] as const) {
      const challenge = await challengeOf(user)
      const { status } = await secondStep({ challenge, code: codeFor(secret, halfMinutes) })
      assert.equal(status, expected, `${halfMinutes}`)
    }
  })

  test('refuses a used code and any older one', async ({ assert }) => {
    await switchOn()
    const user = await person()
    const secret = await givenApp(user)
    await asWithApp(user, secret)
    for (const halfMinutes of [0, -1]) {
      const challenge = await challengeOf(user)
      const again = await secondStep({ challenge, code: codeFor(secret, halfMinutes) })
      assert.equal(again.status, 422)
      assert.containsSubset(again.body, { code: 'E_WRONG_FACTOR', errors: [{ field: 'code' }] })
    }
  })

  test('accepts one of two concurrent requests with the same code', async ({ assert }) => {
    await switchOn()
    const user = await person()
    const secret = await givenApp(user)
    const challenges = [await challengeOf(user), await challengeOf(user)]
    const code = codeFor(secret)
    const both = await Promise.all(challenges.map((challenge) => secondStep({ challenge, code })))
    assert.sameMembers(
      both.map(({ status }) => status),
      [200, 422]
    )
  })

  test('refuses the code of another person', async ({ assert }) => {
    await switchOn()
    const [me, other] = [await person(), await person()]
    const [, foreign] = [await givenApp(me), await givenApp(other)]
    const challenge = await challengeOf(me)
    assert.equal(await statusOf(secondStep({ challenge, code: codeFor(foreign) })), 422)
  })

  test('ends its challenge after use, expiry, five tries or a change of password', async ({
    assert,
  }) => {
    await switchOn()
    const user = await person()
    const secret = await givenApp(user)
    const over = async (challenge: string) => {
      const { status, body } = await secondStep({ challenge, code: codeFor(secret, 1) })
      assert.equal(status, 409)
      assert.equal(body.code, 'E_CHALLENGE_OVER')
    }
    const used = await challengeOf(user)
    await secondStep({ challenge: used, code: codeFor(secret) })
    await over(used)

    const old = await challengeOf(user)
    await db
      .from('factor_challenges')
      .whereNull('used_at')
      .update({ expires_at: db.raw('now()') })
    await over(old)

    const tried = await challengeOf(user)
    for (let tries = 0; tries < 5; tries++) await secondStep({ challenge: tried, code: '000000' })
    await over(tried)

    const before = await challengeOf(user)
    await user.merge({ password: 'Another#2026' }).save()
    await over(before)
    await over('nonsense')
  })

  test('refuses a person who was blocked after entering the password', async ({ assert }) => {
    await switchOn()
    const user = await person()
    const secret = await givenApp(user)
    const challenge = await challengeOf(user)
    await db.from('users').where('id', user.id).update({ blocked_at: new Date() })
    const { status, body } = await secondStep({ challenge, code: codeFor(secret) })
    assert.equal(status, 401)
    assert.equal(body.code, 'E_INVALID_CREDENTIALS')
  })

  test('limits guesses with 429, over all challenges together', async ({ assert }) => {
    await switchOn()
    const user = await person()
    await givenApp(user)
    let last = 0
    for (let tries = 0; tries < 11; tries++) {
      const challenge = await challengeOf(user)
      last = await statusOf(secondStep({ challenge, code: '000000' }))
    }
    assert.equal(last, 429)
  })

  test('accepts a recovery code once and mails how many are left', async ({ assert }) => {
    await switchOn()
    const user = await person()
    await givenApp(user)
    const [code] = await db.transaction((trx) => RecoveryCode.renew(trx, user.id))
    const typed = code!.toUpperCase().replace('-', ' ')
    const first = await secondStep({ challenge: await challengeOf(user), recoveryCode: typed })
    assert.equal(first.status, 200)
    const again = await secondStep({ challenge: await challengeOf(user), recoveryCode: code })
    assert.equal(again.status, 422)
    const [mail] = await mailOf(user.email)
    assert.include(mail!.text, '9 codes are left.')
  })

  test('answers 422 to a missing or malformed factor', async ({ assert }) => {
    await switchOn()
    const user = await person()
    await givenApp(user)
    const challenge = await challengeOf(user)
    for (const body of [
      {},
      { challenge },
      { challenge, code: '1'.repeat(5000) },
      { challenge, passkey: {} },
      { challenge: 'x'.repeat(9999), code: '123456' },
    ]) {
      const { status } = await secondStep(body)
      assert.equal(status, 422)
    }
  })

  test('reports a malformed code on its field, in every call that takes one', async ({
    assert,
  }) => {
    await switchOn()
    const [user, other] = [await person(), await person()]
    const apiClient = await asWithApp(user, await givenApp(user))
    await letFactorsAge()
    const challenged = await apiClient('DELETE', APP)
    const newcomer = await as(other)
    const setup = await newcomer('POST', APP, { password: PASSWORD })
    const [challenge, proof, setupChallenge] = [
      await challengeOf(user),
      challenged.body.data.challenge,
      setup.body.data.challenge,
    ]
    for (const code of ODD_CODES) {
      const answers = [
        await secondStep({ challenge, code }),
        await apiClient('POST', '/user/second_factor/proof', { challenge: proof, code }),
        await newcomer('PUT', APP, { challenge: setupChallenge, code }),
      ]
      for (const { status, body } of answers) {
        assert.deepEqual([status, body.errors?.[0].field], [422, 'code'], JSON.stringify(code))
      }
    }
    for (const recoveryCode of ODD_RECOVERY_CODES) {
      const given = { challenge: await challengeOf(user), recoveryCode }
      const { status, body } = await secondStep(given)
      const outcome = [status, body.errors?.[0].field]
      assert.deepEqual(outcome, [422, 'recoveryCode'], JSON.stringify(recoveryCode))
    }
  })
})

test.group('A passkey', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await switchOn()))

  async function createPasskey() {
    const user = await person()
    const passkey = await SoftPasskey.of(user)
    const ask = async () => {
      const { body } = await signInWithPassword(user)
      return body.data
    }
    return { user, passkey, ask }
  }

  test('that signs the challenge signs its owner in', async ({ assert }) => {
    const { passkey, ask } = await createPasskey()
    const data = await ask()
    assert.deepEqual(data.factors, ['passkey'])
    assert.equal(data.passkey.userVerification, 'required')
    const signed = passkey.sign(data.passkey)
    const { status } = await secondStep({ challenge: data.challenge, passkey: signed })
    assert.equal(status, 200)
  })

  test('is refused from another origin, for another domain or without user verification', async ({
    assert,
  }) => {
    const { passkey, ask } = await createPasskey()
    const lies = [
      { origin: 'https://sendam.evil.test' },
      { rpId: 'evil.test' },
      { isVerified: false },
    ]
    for (const lie of lies) {
      const data = await ask()
      const signed = passkey.sign(data.passkey, lie)
      const { status, body } = await secondStep({ challenge: data.challenge, passkey: signed })
      assert.equal(status, 422, JSON.stringify(lie))
      assert.equal(body.code, 'E_WRONG_FACTOR')
    }
  })

  test('is refused as a copy when its counter does not increase', async ({ assert }) => {
    const { passkey, ask } = await createPasskey()
    const first = await ask()
    const signed = passkey.sign(first.passkey, { counter: 7 })
    await secondStep({ challenge: first.challenge, passkey: signed })
    const second = await ask()
    const copied = passkey.sign(second.passkey, { counter: 7 })
    const { status } = await secondStep({ challenge: second.challenge, passkey: copied })
    assert.equal(status, 422)
  })

  test('is refused with the key of another person or an old signature', async ({ assert }) => {
    const { ask, passkey } = await createPasskey()
    const other = await createPasskey()
    const data = await ask()
    const foreign = other.passkey.sign(data.passkey)
    assert.equal(await statusOf(secondStep({ challenge: data.challenge, passkey: foreign })), 422)
    const old = passkey.sign(data.passkey)
    const next = await ask()
    assert.equal(await statusOf(secondStep({ challenge: next.challenge, passkey: old })), 422)
  })
})

test.group('Staff who need a second factor', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('must set one up first, in pages and in API clients', async ({ assert }) => {
    const admin = await person({ role: 'ADMIN', password: 'Sendam#2026' })
    const page = new PageSession()
    await page.send('POST', LOGIN, { username: admin.email, password: PASSWORD })
    const apiClient = await as(admin)
    assert.equal(await statusOf(page.get('/admin/home')), 200)
    await staffNeedSecondFactor.set(true, { by: null })
    for (const path of ['/admin/home', '/base/home', '/base/users']) {
      const response = await page.get(path)
      assert.equal(response.headers.get('location'), '/admin/profile/security', path)
    }
    assert.equal(await statusOf(page.get('/admin/profile/security')), 200)
    const refused = await apiClient('GET', '/users/advanced/all')
    assert.equal(refused.status, 403)
    assert.equal(refused.body.code, 'E_SECOND_FACTOR_SETUP')
    assert.equal(await statusOf(apiClient('POST', '/ping')), 200)
    assert.equal(await statusOf(as(await person()).then((call) => call('GET', '/wallet'))), 200)
  })

  test('can work after a sign-in with a factor', async ({ assert }) => {
    await staffNeedSecondFactor.set(true, { by: null })
    const admin = await person({ role: 'ADMIN' })
    const apiClient = await asWithApp(admin, await givenApp(admin))
    assert.equal(await statusOf(apiClient('GET', '/users/advanced/all')), 200)
  })

  test('must confirm a factor in sessions that began before the rule applied', async ({
    assert,
  }) => {
    const admin = await person({ role: 'MANAGER' })
    const apiClient = await as(admin)
    const secret = await givenApp(admin)
    await staffNeedSecondFactor.set(true, { by: null })
    assert.equal(await statusOf(apiClient('GET', '/wallet')), 403)
    const challenged = await apiClient('POST', '/user/second_factor/confirmation')
    const { challenge, purpose } = challenged.body.data
    assert.equal(purpose, 'proof')
    await apiClient('POST', '/user/second_factor/proof', { challenge, code: codeFor(secret) })
    assert.equal(await statusOf(apiClient('POST', '/user/second_factor/confirmation')), 200)
    assert.equal(await statusOf(apiClient('GET', '/wallet')), 200)
  })
})
