import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Membership from '#identity/organizations/models/membership'
import Referral from '#identity/referrals/referral'
import User from '#identity/accounts/models/user'
import { as, call, mailOf, PASSWORD, person, tokenMailedTo } from '#tests/support/people'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

const LOGIN = '/api/v1/login'
const PING = '/api/v1/ping'

const NGOZI = {
  username: 'ngozi@people.test',
  firstname: 'Ngozi',
  lastname: 'Ade',
  phoneNumber: '+2348031234567',
  status: 'ACTIVE',
  roles: ['MEMBER'],
  approvalGroups: [],
}

test.group('The profile of a user', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('returns the name, address, phone number and sign-up date', async ({ assert }) => {
    const user = await person()
    const ask = await as(user)
    const { body } = await ask('GET', '/user/profile')
    assert.deepEqual(body, {
      data: {
        fullName: 'Ada Obi',
        username: user.email,
        authProvider: 'password',
        phoneNumber: '08031234567',
        dateCreated: user.createdAt.toUTC().toISO(),
      },
    })
  })

  test('is refused without sign-in, as is every other account call', async ({ assert }) => {
    const calls: [string, string][] = [
      ['GET', '/user/profile'],
      ['GET', '/user/fullname'],
      ['PUT', '/user/fullName'],
      ['PUT', '/user/phoneNumber'],
      ['PUT', '/user/changePassword'],
      ['DELETE', '/user'],
      ['DELETE', '/sessions'],
      ['POST', '/completeSignUp'],
      ['GET', '/init'],
    ]
    for (const [method, path] of calls) {
      const response = await call(method, `/api/v1${path}`, method === 'GET' ? undefined : {})
      assert.equal(response.status, 401, path)
    }
  })

  test('accepts a full name of two characters or more and splits it', async ({ assert }) => {
    const user = await person()
    const ask = await as(user)
    const names: [string, string, string][] = [
      ['Bo', 'Bo', ''],
      ['  Ada   Grace Obi ', 'Ada', 'Grace Obi'],
      [`${'a'.repeat(50)} ${'b'.repeat(50)}`, 'a'.repeat(50), 'b'.repeat(50)],
    ]
    for (const [fullName, firstname, lastname] of names) {
      const response = await ask('PUT', '/user/fullName', { fullName })
      assert.deepEqual(
        [response.status, response.message],
        [200, 'Your full name has been updated.']
      )
      const { body } = await ask('GET', '/user/fullname')
      assert.containsSubset(body.data, { firstname, lastname })
    }
  })

  test('refuses an invalid full name with the reason', async ({ assert }) => {
    const ask = await as(await person())
    const refused: [unknown, string][] = [
      ['', '"Full Name" should not be empty'],
      ['B', '"Full Name" must have at least 2 characters'],
      ['Ada Sendam', 'The word "Sendam" is not allowed in a name. Please use your own name.'],
      ['a'.repeat(51), '"Full Name" must have at most 50 characters in each part'],
      ['a'.repeat(102), '"Full Name" must have at most 101 characters'],
    ]
    for (const [fullName, message] of refused) {
      const response = await ask('PUT', '/user/fullName', { fullName })
      assert.equal(response.status, 422)
      assert.containsSubset(response.body, { errors: [{ field: 'fullName', message }] })
    }
  })

  test('accepts a phone number of 11 to 15 characters only', async ({ assert }) => {
    const ask = await as(await person())
    for (const phoneNumber of ['08031234567', '+2348031234', '+23480312345678']) {
      const response = await ask('PUT', '/user/phoneNumber', { phoneNumber })
      assert.equal(response.message, 'Your phone number has been updated.')
    }
    const refused: [string, string][] = [
      ['', '"Phone Number" should not be empty'],
      ['+234803123', '"Phone Number" must have at least 11 characters'],
      ['+234803123456789', '"Phone Number" must have at most 15 characters'],
      ['080312345678', 'Enter a valid Phone Number'],
    ]
    for (const [phoneNumber, message] of refused) {
      const response = await ask('PUT', '/user/phoneNumber', { phoneNumber })
      assert.equal(response.status, 422, phoneNumber)
      assert.containsSubset(response.body, { errors: [{ field: 'phoneNumber', message }] })
    }
  })

  test('is part of the answer of /init, with the fees and insurance options', async ({
    assert,
  }) => {
    const user = await person()
    const ask = await as(user)
    const { status, body } = await ask('GET', '/init')
    assert.equal(status, 200)
    assert.containsSubset(body.data, {
      transactionFee: 50,
      bvn: false,
      dropOffAmountForInternational: 1000,
      dropOffAmountForLocal: 500,
      userProfile: { fullName: 'Ada Obi', username: user.email },
    })
    assert.deepEqual(
      body.data.insuranceList.map(({ code }: { code: string }) => code),
      ['Premium', 'Standard']
    )
  })

  test('is a deferred prop of the settings page', async ({ assert }) => {
    const user = await person()
    const page = await PageSession.signedIn(user.email)
    const late = { component: 'identity/accounts/settings', only: 'profile' }
    const { component, props } = await page.visit('/base/profile/settings', late)
    assert.equal(component, 'identity/accounts/settings')
    assert.containsSubset(props.profile, {
      fullName: 'Ada Obi',
      signUpMethod: 'E-mail and password',
      hasPassword: true,
    })
    const away = await page.get('/admin/profile/settings')
    assert.equal(away.headers.get('location'), '/base/home')
    const { email } = await person({ role: 'ADMIN' })
    const admin = await PageSession.signedIn(email)
    const own = await admin.visit('/admin/profile/settings')
    assert.equal(own.component, 'identity/accounts/settings')
  })
})

test.group('Completing a sign-up', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const COMPLETE = '/completeSignUp'

  test('saves the phone number and the referrer', async ({ assert }) => {
    const referrer = await person({ referralCode: 8001 })
    const user = await person({ phoneNumber: null })
    const ask = await as(user)
    const given = { phoneNumber: '+1234567', referralCode: 8001 }
    const response = await ask('POST', COMPLETE, given)
    assert.equal(response.status, 200)
    const referral = await Referral.findByOrFail('referredId', user.id)
    assert.equal(referral.referrerId, referrer.id)
    const after = await User.findOrFail(user.id)
    assert.equal(after.phoneNumber, '+1234567')
  })

  test('happens once: a complete account cannot name a referrer', async ({ assert }) => {
    await person({ referralCode: 8002 })
    const user = await person()
    const ask = await as(user)
    const given = { phoneNumber: '08031234567', referralCode: 8002 }
    const response = await ask('POST', COMPLETE, given)
    assert.equal(response.status, 409)
    assert.equal(response.message, 'Your sign-up is already complete.')
    assert.isNull(await Referral.findBy('referredId', user.id))
  })

  test('ignores the person’s own referral code', async ({ assert }) => {
    const user = await person({ phoneNumber: null, referralCode: 8003 })
    const ask = await as(user)
    const given = { phoneNumber: '08031234567', referralCode: 8003 }
    const response = await ask('POST', COMPLETE, given)
    assert.equal(response.status, 200)
    assert.isNull(await Referral.findBy('referredId', user.id))
  })

  test('requires a valid phone number', async ({ assert }) => {
    const ask = await as(await person({ phoneNumber: null }))
    const refused: [unknown, string][] = [
      [undefined, '"Phone Number" should not be empty'],
      ['', '"Phone Number" should not be empty'],
      ['+123456', 'Enter a valid Phone Number'],
    ]
    for (const [phoneNumber, message] of refused) {
      const response = await ask('POST', COMPLETE, { phoneNumber })
      assert.equal(response.status, 422)
      assert.containsSubset(response.body, { errors: [{ field: 'phoneNumber', message }] })
    }
  })

  test('has a page that redirects to the dashboard once it is done', async ({ assert }) => {
    const user = await person({ phoneNumber: null })
    const page = await PageSession.signedIn(user.email)
    const { component } = await page.visit('/complete')
    assert.equal(component, 'identity/oauth/phone_capture')
    await page.send('POST', '/api/v1/completeSignUp', { phoneNumber: '08031234567' })
    const after = await page.get('/complete')
    assert.equal(after.headers.get('location'), '/base/home')
  })
})

test.group('Deactivating an account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('ends every token at once; staff can reopen the account', async ({ assert }) => {
    const user = await person()
    const [ask, other] = [await as(user), await as(user)]
    const left = await ask('DELETE', '/user')
    assert.deepEqual([left.status, left.message], [200, 'Your account has been deactivated.'])
    for (const earlier of [ask, other]) {
      const { status } = await earlier('POST', '/ping')
      assert.equal(status, 401)
    }
    const credentials = { username: user.email, password: PASSWORD }
    const back = await call('POST', LOGIN, credentials)
    assert.equal(back.body.code, 'E_ACCOUNT_DEACTIVATED')
    const stranger = await call('POST', LOGIN, { ...credentials, password: 'Wrong#2026' })
    assert.equal(stranger.body.code, 'E_INVALID_CREDENTIALS')

    const staff = await as(await person({ role: 'ADMIN' }))
    const readmitted = await staff('PUT', `/user/unblock/${user.id}`)
    assert.equal(readmitted.message, 'Ada Obi can sign in again.')
    const login = await call('POST', LOGIN, credentials)
    assert.equal(login.status, 200)
    const stale = await ask('POST', '/ping')
    assert.equal(stale.status, 401)
  })

  test('from a page ends its session and sends an e-mail', async ({ assert }) => {
    const user = await person()
    const page = await PageSession.signedIn(user.email)
    const response = await page.send('DELETE', '/api/v1/user')
    assert.equal(response.status, 200)
    const ping = await page.send('POST', PING)
    assert.equal(ping.status, 401)
    const [mail] = await mailOf(user.email)
    assert.equal(mail.subject, 'Your Sendam account is deactivated')
  })

  test('is refused to the last root administrator', async ({ assert }) => {
    await User.query().where('role', 'ROOT').update({ role: 'ADMIN' })
    const [root, second] = [await person({ role: 'ROOT' }), await person({ role: 'ROOT' })]
    const [ask, askSecond] = [await as(root), await as(second)]
    const first = await ask('DELETE', '/user')
    assert.equal(first.status, 200)
    const last = await askSecond('DELETE', '/user')
    assert.equal(last.status, 422)
    assert.equal(last.body.code, 'E_LAST_ROOT')
  })
})

test.group('User administration', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is refused to every role below administrator', async ({ assert }) => {
    const other = await person()
    const calls: [string, string][] = [
      ['GET', '/users/advanced/all'],
      ['GET', '/user/init'],
      ['POST', '/user/create'],
      ['GET', `/user/${other.id}`],
      ['PUT', `/user/${other.id}`],
      ['GET', `/user/edit/${other.id}`],
      ['PUT', `/user/block/${other.id}`],
      ['PUT', `/user/unblock/${other.id}`],
    ]
    for (const role of ['MEMBER', 'MANAGER', 'FRANCHISE'] as const) {
      const ask = await as(await person({ role }))
      for (const [method, path] of calls) {
        const body = method === 'GET' ? undefined : NGOZI
        const response = await ask(method, path, body)
        assert.equal(response.status, 403, `${role} ${path}`)
      }
    }
    const { status } = await User.findOrFail(other.id)
    assert.equal(status, 'ACTIVE')
  })

  test('lists users, newest first, and finds them by a condition', async ({ assert }) => {
    const ask = await as(await person({ role: 'ADMIN' }))
    const zed = await person({ firstname: 'Zed_100%', phoneNumber: '08099999999' })
    const all = await ask('GET', '/users/advanced/all')
    assert.equal(all.body.data[0].id, zed.id)
    assert.deepEqual(Object.keys(all.body.data[0]).sort(), [
      'createdDay',
      'dateCreated',
      'firstname',
      'id',
      'lastname',
      'phoneNumber',
      'role',
      'roleName',
      'status',
      'username',
    ])
    for (const condition of ['zed_100%', '_100% OBI', zed.email, '0809999']) {
      const query = new URLSearchParams({ condition })
      const found = await ask('GET', `/users/advanced/all?${query}`)
      const ids = found.body.data.map(({ id }: { id: number }) => id)
      assert.deepEqual(ids, [zed.id], condition)
    }
    const none = await ask('GET', '/users/advanced/all?condition=%25%25%25nobody')
    assert.deepEqual(none.body.data, [])
  })

  test('returns one user, or 404 for an unknown id', async ({ assert }) => {
    const ask = await as(await person({ role: 'ADMIN' }))
    const other = await person()
    const found = await ask('GET', `/user/${other.id}`)
    assert.containsSubset(found.body.data, {
      id: other.id,
      username: other.email,
      status: 'ACTIVE',
    })
    for (const id of ['999999999', '99999999999999999999', 'abc', '0']) {
      const response = await ask('GET', `/user/${id}`)
      assert.equal(response.status, 404, id)
    }
  })

  test('blocks a user at once and unblocks them', async ({ assert }) => {
    const user = await person()
    const asUser = await as(user)
    const page = await PageSession.signedIn(user.email)
    const ask = await as(await person({ role: 'ADMIN' }))
    const blocked = await ask('PUT', `/user/block/${user.id}`, { reason: 'Unpaid duty' })
    assert.deepEqual([blocked.status, blocked.message], [200, 'Ada Obi has been blocked.'])
    const token = await asUser('POST', '/ping')
    const session = await page.send('POST', PING)
    assert.deepEqual([token.status, session.status], [401, 401])
    const row = await User.findOrFail(user.id)
    assert.equal(row.blockedReason, 'Unpaid duty')
    assert.isNotNull(row.blockedBy)

    await ask('PUT', `/user/unblock/${user.id}`)
    const login = await call('POST', LOGIN, { username: user.email, password: PASSWORD })
    assert.equal(login.status, 200)
    const stale = await asUser('POST', '/ping')
    assert.equal(stale.status, 401)
  })

  test('refuses to block oneself or, as ADMIN, an administrator', async ({ assert }) => {
    const [admin, root] = [await person({ role: 'ADMIN' }), await person({ role: 'ROOT' })]
    const colleague = await person({ role: 'ADMIN' })
    const [asAdmin, asRoot] = [await as(admin), await as(root)]
    const attempts = [
      [asAdmin, root],
      [asAdmin, admin],
      [asAdmin, colleague],
      [asRoot, root],
    ] as const
    for (const [ask, { id }] of attempts) {
      for (const verb of ['block', 'unblock']) {
        const response = await ask('PUT', `/user/${verb}/${id}`)
        assert.deepEqual([response.status, response.body.code], [403, 'E_FORBIDDEN'])
      }
    }
    const allowed = await asRoot('PUT', `/user/block/${admin.id}`)
    assert.equal(allowed.status, 200)
  })

  test('adds a user, who chooses a password by e-mail', async ({ assert }) => {
    const ask = await as(await person({ role: 'ADMIN' }))
    const added = await ask('POST', '/user/create', NGOZI)
    assert.equal(added.status, 200)
    const user = await User.findOrFail(added.body.data.id)
    assert.containsSubset(user.$attributes, {
      email: NGOZI.username,
      role: 'MEMBER',
      password: null,
    })
    assert.equal(user.status, 'PENDING')
    const token = await tokenMailedTo(NGOZI.username)
    const choice = { newPassword: PASSWORD, newPasswordConfirmation: PASSWORD }
    await call('PUT', `/api/v1/resetPassword/${token}`, choice)
    const login = await call('POST', LOGIN, { username: NGOZI.username, password: PASSWORD })
    assert.equal(login.status, 200)

    const again = await ask('POST', '/user/create', NGOZI)
    assert.containsSubset(again.body, {
      errors: [{ field: 'username', message: 'There is already a user with this e-mail address.' }],
    })
  })

  test('accepts one approval group or none, never two', async ({ assert }) => {
    const ask = await as(await person({ role: 'ADMIN' }))
    const given = [['FINANCE'], [], null, undefined, ['FINANCE', 'OPERATIONS'], [''], 'FINANCE']
    const outcomes = []
    for (const [at, approvalGroups] of given.entries()) {
      const username = `ngozi.${at}@sendam.test`
      const { status, body } = await ask('POST', '/user/create', {
        ...NGOZI,
        username,
        approvalGroups,
      })
      const edit = status === 200 ? await ask('GET', `/user/edit/${body.data.id}`) : null
      outcomes.push(edit ? edit.body.data.approvalGroups : body.errors[0].field)
    }
    assert.deepEqual(outcomes, [
      ...[['FINANCE'], [], [], []],
      ...['approvalGroups', 'approvalGroups.0', 'approvalGroups'],
    ])
  })

  test('lets only root create or promote administrators', async ({ assert }) => {
    const [asAdmin, asRoot] = [
      await as(await person({ role: 'ADMIN' })),
      await as(await person({ role: 'ROOT' })),
    ]
    const member = await person()
    const root = await person({ role: 'ROOT' })
    for (const roles of [['ADMIN'], ['ROOT']]) {
      const created = await asAdmin('POST', '/user/create', { ...NGOZI, roles })
      assert.equal(created.status, 403)
      const raised = await asAdmin('PUT', `/user/${member.id}`, { ...NGOZI, roles })
      assert.equal(raised.status, 403)
    }
    const takeover = await asAdmin('PUT', `/user/${root.id}`, { ...NGOZI, roles: ['MEMBER'] })
    assert.equal(takeover.status, 403)
    const choices = await asAdmin('GET', '/user/init')
    assert.deepEqual(
      choices.body.data.roles.map(({ value }: { value: string }) => value),
      ['MANAGER', 'MEMBER', 'FRANCHISE']
    )
    const created = await asRoot('POST', '/user/create', { ...NGOZI, roles: ['ADMIN'] })
    assert.equal(created.status, 200)
    const memberships = await Membership.findManyBy('userId', created.body.data.id)
    assert.deepEqual(
      memberships.map(({ organizationId }) => organizationId),
      [1]
    )
  })

  test('lets nobody change their own role', async ({ assert }) => {
    const root = await person({ role: 'ROOT' })
    const ask = await as(root)
    const record = { ...NGOZI, username: root.email, roles: ['MEMBER'] }
    const response = await ask('PUT', `/user/${root.id}`, record)
    assert.equal(response.status, 403)
    const after = await User.findOrFail(root.id)
    assert.equal(after.role, 'ROOT')
  })

  test('saves a record; a new role revokes the tokens of the user', async ({ assert }) => {
    const user = await person()
    const asUser = await as(user)
    const ask = await as(await person({ role: 'ADMIN' }))
    const record = {
      ...NGOZI,
      username: user.email,
      roles: ['MANAGER'],
      approvalGroups: ['FINANCE'],
    }
    const response = await ask('PUT', `/user/${user.id}`, record)
    assert.deepEqual([response.status, response.message], [200, 'Ngozi Ade has been updated.'])
    const edit = await ask('GET', `/user/edit/${user.id}`)
    const { version, ...read } = edit.body.data
    assert.deepEqual(read, { id: user.id, ...record })
    assert.isString(version)
    const stale = await asUser('POST', '/ping')
    assert.equal(stale.status, 401)
  })

  test('changes an address, requires its confirmation and mails both addresses', async ({
    assert,
  }) => {
    const user = await person()
    const ask = await as(await person({ role: 'ADMIN' }))
    await call('PUT', '/api/v1/resetPassword', { username: user.email })
    const old = await tokenMailedTo(user.email)
    await ask('PUT', `/user/${user.id}`, NGOZI)
    const [notice] = await mailOf(user.email)
    assert.equal(notice.subject, 'Your Sendam account has a new e-mail address')
    const choice = { newPassword: 'Taken#2026', newPasswordConfirmation: 'Taken#2026' }
    const reset = await call('PUT', `/api/v1/resetPassword/${old}`, choice)
    assert.equal(reset.status, 422)
    const before = await call('POST', LOGIN, { username: NGOZI.username, password: PASSWORD })
    assert.equal(before.body.code, 'E_EMAIL_NOT_VERIFIED')
    await call('GET', `/api/v1/account?token=${await tokenMailedTo(NGOZI.username)}`)
    const after = await call('POST', LOGIN, { username: NGOZI.username, password: PASSWORD })
    assert.equal(after.status, 200)
  })

  test('reports every invalid field of a record', async ({ assert }) => {
    const ask = await as(await person({ role: 'ADMIN' }))
    const wrong = {
      username: 'nobody',
      firstname: '',
      lastname: 'x'.repeat(51),
      phoneNumber: '123',
      status: 'GONE',
      roles: ['MEMBER', 'ADMIN'],
      approvalGroups: ['NOBODY'],
    }
    const response = await ask('POST', '/user/create', wrong)
    assert.equal(response.status, 422)
    const fields = response.body.errors.map(({ field }: { field: string }) => field)
    assert.deepEqual(fields, [
      'username',
      'firstname',
      'lastname',
      'phoneNumber',
      'status',
      'roles',
      'approvalGroups.0',
    ])
    const [{ count }] = await db.from('users').where('email', 'nobody').count('* as count')
    assert.equal(Number(count), 0)
  })
})
