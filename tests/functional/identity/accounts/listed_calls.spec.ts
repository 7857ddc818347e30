import { test } from '@japa/runner'
import { decodeJwt } from 'jose'
import testUtils from '@adonisjs/core/services/test_utils'
import { as, call, PASSWORD, person, tokenMailedTo } from '#tests/support/people'

/** Exactly as in the specification: the methods, paths and payloads of this file. */
const NEWCOMER = {
  username: 'newcomer@people.test',
  firstname: 'Bola',
  lastname: 'Ade',
  phoneNumber: '08031234567',
}
const RECORD = { ...NEWCOMER, status: 'ACTIVE', roles: ['MEMBER'], approvalGroups: ['OPERATIONS'] }
const NEXT = 'Nextdoor#2027'

const REFERRAL_STATS = [
  'referralCode',
  'clickCount',
  'countSignedUp',
  'pendingAmount',
  'paidAmount',
]

const PROFILE = ['fullName', 'username', 'authProvider', 'phoneNumber', 'dateCreated']

test.group('Account calls in the specification', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('work without sign-in', async ({ assert }) => {
    const signedUp = await call('POST', '/api/v1/account', { ...NEWCOMER, password: PASSWORD })
    assert.equal(signedUp.status, 200)
    const token = await tokenMailedTo(NEWCOMER.username)
    const verified = await call('GET', `/api/v1/account?token=${token}`)
    assert.equal(verified.status, 200)
    assert.isString(verified.message)
    assert.match(verified.headers.get('authorization')!, /^Bearer \S+$/)
    const known = { username: NEWCOMER.username }
    const login = await call('POST', '/api/v1/login', { ...known, password: PASSWORD })
    assert.equal(login.status, 200)
    assert.match(login.headers.get('authorization')!, /^Bearer \S+$/)
    const reset = await call('PUT', '/api/v1/resetPassword', known)
    assert.equal(reset.status, 200)
    const created = await call('POST', '/api/v1/createAccount', {
      ...NEWCOMER,
      username: 'created@people.test',
    })
    assert.equal(created.status, 200)
  })

  test('issue a token whose claims identify the user', async ({ assert }) => {
    const { email } = await person({ role: 'FRANCHISE', firstname: 'Ada', lastname: 'Obi' })
    const { headers } = await call('POST', '/api/v1/login', { username: email, password: PASSWORD })
    const claims = decodeJwt(headers.get('authorization')!.replace('Bearer ', ''))
    assert.containsSubset(claims, {
      role: 'ROLE_FRANCHISE',
      organization: 2,
      sub: email,
      firstname: 'Ada',
      lastname: 'Obi',
      subdomain: null,
    })
    assert.isAbove(claims.exp!, Date.now() / 1000)
  })

  test('work for a signed-in user', async ({ assert }) => {
    const ask = await as(await person({ phoneNumber: null }))
    const calls: [string, string, object?][] = [
      ['POST', '/ping'],
      ['POST', '/completeSignUp', { phoneNumber: '08031234567', referralCode: 0 }],
      ['GET', '/account/organizations'],
      ['GET', '/wallet/'],
      ['PUT', '/user/fullName', { fullName: 'Ada Grace Obi' }],
      ['PUT', '/user/phoneNumber', { phoneNumber: '+2348031234567' }],
      [
        'PUT',
        '/user/changePassword',
        { currentPassword: PASSWORD, newPassword: NEXT, newPasswordConfirmation: NEXT },
      ],
      ['GET', '/user/fullname'],
    ]
    for (const [method, path, body] of calls) {
      const answer = await ask(method, path, body)
      assert.equal(answer.status, 200, `${method} ${path}`)
      if (method === 'PUT') assert.isString(answer.message)
      else if (path !== '/completeSignUp') assert.property(answer.body, 'data')
    }
    const stats = await ask('GET', '/user/referral_stats')
    assert.sameMembers(Object.keys(stats.body.data), REFERRAL_STATS)
    const profile = await ask('GET', '/user/profile')
    assert.sameMembers(Object.keys(profile.body.data), PROFILE)
    const { body } = await ask('GET', '/init')
    assert.sameMembers(Object.keys(body.data), [
      'transactionFee',
      'bvn',
      'dropOffAmountForInternational',
      'dropOffAmountForLocal',
      'insuranceList',
      'userProfile',
    ])
    const wallet = await ask('GET', '/wallet')
    assert.containsSubset(Object.keys(wallet.body.data), [
      'id',
      'cashBalance',
      'cashBackBalance',
      'organizationWallet',
    ])
    const switched = await ask('PUT', '/switch/2')
    assert.equal(switched.status, 200)
    assert.match(switched.headers.get('authorization')!, /^Bearer \S+$/)
  })

  test('let staff manage accounts', async ({ assert }) => {
    const ask = await as(await person({ role: 'ADMIN' }))
    const added = await ask('POST', '/user/create', RECORD)
    assert.equal(added.status, 200)
    const { id } = added.body.data
    const calls: [string, string, object?][] = [
      ['GET', '/users/advanced/all'],
      ['GET', '/users/advanced/all?condition=newcomer'],
      ['GET', `/user/${id}`],
      ['PUT', `/user/block/${id}`],
      ['PUT', `/user/unblock/${id}`],
      ['GET', '/user/init'],
      ['PUT', `/user/${id}`, RECORD],
    ]
    for (const [method, path, body] of calls) {
      const answer = await ask(method, path, body)
      assert.equal(answer.status, 200, `${method} ${path}`)
    }
    const { body } = await ask('GET', `/user/edit/${id}`)
    assert.containsSubset(body.data, { ...RECORD, status: 'PENDING' })
    const found = await ask('GET', '/users/advanced/all?condition=newcomer')
    assert.containsSubset(Object.keys(found.body.data[0]), [
      'id',
      'dateCreated',
      'firstname',
      'lastname',
      'username',
      'phoneNumber',
      'status',
    ])
  })
})
