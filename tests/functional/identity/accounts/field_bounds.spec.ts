import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { as, call, PASSWORD, person } from '#tests/support/people'
import { forgetLimits } from '#tests/support/limits'

type Answer = { status: number; body: { errors?: { field?: string; message: string }[] } }

const A_MILLION = 'Aa1!'.repeat(250_000)

const NEWCOMER = {
  username: 'newcomer@people.test',
  firstname: 'Bola',
  lastname: 'Ade',
  phoneNumber: '08031234567',
  password: PASSWORD,
}

function complaint({ body }: Answer, field: string): string | undefined {
  return body.errors?.find((error) => error.field === field)?.message
}

test.group('Length limits of account fields', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const SIGN_UP: [string, string, string][] = [
    ['firstname', 'a'.repeat(50), 'a'.repeat(51)],
    ['lastname', 'b'.repeat(50), 'b'.repeat(51)],
    ['username', addressOf(254), addressOf(255)],
    ['phoneNumber', '+1234567', '+123456'],
    ['phoneNumber', `+${'1'.repeat(15)}`, `+${'1'.repeat(16)}`],
    ['phoneNumber', '08031234567', '080312345678'],
    ['password', 'Aa1!aaaa', 'Aa1!aaa'],
    ['password', `Aa1!${'a'.repeat(124)}`, `Aa1!${'a'.repeat(125)}`],
  ]

  test('accept a value at the limit at sign-up, and refuse one just beyond it', async ({
    assert,
  }) => {
    for (const [field, taken, refused] of SIGN_UP) {
      const good = await call('POST', '/api/v1/account', { ...NEWCOMER, [field]: taken })
      assert.equal(good.status, 200, `${field} ${taken}`)
      const bad = await call('POST', '/api/v1/account', { ...NEWCOMER, [field]: refused })
      assert.equal(bad.status, 422, `${field} ${refused}`)
      assert.isString(complaint(bad, field))
      await forgetLimits()
    }
  })

  test('are 8 and 128 characters in a password change', async ({ assert }) => {
    const ask = await as(await person())
    const next = (newPassword: string) => ({ newPassword, newPasswordConfirmation: newPassword })
    const short = await ask('PUT', '/user/changePassword', {
      currentPassword: 'Aa1!aaa',
      ...next('Aa1!aaa'),
    })
    assert.equal(short.status, 422)
    assert.equal(
      complaint(short, 'currentPassword'),
      '"Current Password" must have at least 8 characters'
    )
    assert.match(complaint(short, 'newPassword')!, /^Password must be a minimum of 8 characters/)
    assert.equal(
      complaint(short, 'newPasswordConfirmation'),
      '"Confirm Password" must have at least 8 characters'
    )
    const longest = `Aa1!${'a'.repeat(124)}`
    const long = await ask('PUT', '/user/changePassword', {
      currentPassword: `${longest}a`,
      ...next(`${longest}a`),
    })
    assert.equal(long.status, 422)
    for (const field of ['currentPassword', 'newPassword', 'newPasswordConfirmation']) {
      assert.isString(complaint(long, field), field)
    }
    const changed = await ask('PUT', '/user/changePassword', {
      currentPassword: PASSWORD,
      ...next(longest),
    })
    assert.equal(changed.status, 200)
    const back = await ask('PUT', '/user/changePassword', {
      currentPassword: longest,
      ...next('Aa1!aaaa'),
    })
    assert.equal(back.status, 200)
  })

  test('refuse a million characters in every call about accounts', async ({ assert }) => {
    const ask = await as(await person())
    const calls: [string, string, object][] = [
      ['POST', '/login', { username: NEWCOMER.username, password: A_MILLION }],
      ['POST', '/login', { username: A_MILLION, password: PASSWORD }],
      ['POST', '/account', { ...NEWCOMER, password: A_MILLION }],
      ['POST', '/account', { ...NEWCOMER, firstname: A_MILLION }],
      ['POST', '/account', { ...NEWCOMER, username: `${A_MILLION}@people.test` }],
      ['POST', '/account', { ...NEWCOMER, phoneNumber: '0'.repeat(1_000_000) }],
      ['POST', '/createAccount', { ...NEWCOMER, lastname: A_MILLION }],
      ['POST', '/account/verification', { username: NEWCOMER.username, password: A_MILLION }],
      ['PUT', '/resetPassword', { username: A_MILLION }],
      [
        'PUT',
        '/resetPassword/token',
        { newPassword: A_MILLION, newPasswordConfirmation: A_MILLION },
      ],
      ['PUT', '/user/fullName', { fullName: A_MILLION }],
      ['PUT', '/user/phoneNumber', { phoneNumber: A_MILLION }],
      [
        'PUT',
        '/user/changePassword',
        { currentPassword: A_MILLION, newPassword: PASSWORD, newPasswordConfirmation: PASSWORD },
      ],
      ['POST', '/oauth2/token', { token: A_MILLION }],
    ]
    for (const [method, path, body] of calls) {
      const { status } = await ask(method, path, body)
      assert.include([413, 422], status, `${method} ${path}`)
    }
  })
})

/** Builds an address with the longest local part and labels. */
function addressOf(length: number): string {
  const start = `${'a'.repeat(64)}@${'b'.repeat(62)}.${'b'.repeat(62)}.`
  return `${start}${'c'.repeat(length - start.length - '.ng'.length)}.ng`
}
