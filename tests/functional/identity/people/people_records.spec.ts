import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import AccessToken from '#identity/sessions/access_token'
import User from '#identity/accounts/models/user'
import { as, person } from '#tests/support/people'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

function recordOf(user: User, changes: object = {}) {
  return {
    username: user.email,
    firstname: user.firstname,
    lastname: user.lastname,
    phoneNumber: user.phoneNumber,
    roles: [user.role],
    approvalGroups: [],
    ...changes,
  }
}

async function auditOf(user: { id: number }) {
  const subject = { subject_kind: 'user', subject_id: String(user.id) }
  const entries = await db.from('audit_entries').where(subject).orderBy('id')
  return entries.map(({ action, actor_id: actorId, before, after }) => ({
    action,
    actorId: Number(actorId),
    before,
    after,
  }))
}

test.group('The record of a user', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('cannot be overwritten from an older version', async ({ assert }) => {
    const user = await person()
    const [first, second] = [
      await as(await person({ role: 'ADMIN' })),
      await as(await person({ role: 'ADMIN' })),
    ]
    const read = await second('GET', `/user/edit/${user.id}`)
    const { version } = read.body.data
    const saved = await first('PUT', `/user/${user.id}`, {
      ...recordOf(user, { firstname: 'Amaka' }),
      version,
    })
    assert.equal(saved.status, 200)
    const late = await second('PUT', `/user/${user.id}`, {
      ...recordOf(user, { lastname: 'Bello' }),
      version,
    })
    assert.deepEqual(
      [late.status, late.body.code, late.message],
      [
        409,
        'E_CONFLICT',
        'Somebody else has changed this user in the meantime. Please open it again and make your change there.',
      ]
    )
    const again = await second('GET', `/user/edit/${user.id}`)
    assert.containsSubset(again.body.data, { firstname: 'Amaka', lastname: 'Obi' })
    const fresh = await second('PUT', `/user/${user.id}`, {
      ...recordOf(user, { firstname: 'Amaka', lastname: 'Bello' }),
      version: again.body.data.version,
    })
    assert.equal(fresh.status, 200)
  })

  test('changes once when several saves name the same version', async ({ assert }) => {
    const user = await person()
    const ask = await as(await person({ role: 'ADMIN' }))
    const read = await ask('GET', `/user/edit/${user.id}`)
    const { version } = read.body.data
    const statuses: number[] = []
    for (const firstname of ['Amaka', 'Bisi', 'Chike']) {
      const body = { ...recordOf(user, { firstname }), version }
      const { status } = await ask('PUT', `/user/${user.id}`, body)
      statuses.push(status)
    }
    assert.deepEqual(statuses, [200, 409, 409])
  })

  test('has a new version once the person is blocked', async ({ assert }) => {
    const user = await person()
    const ask = await as(await person({ role: 'ADMIN' }))
    const read = await ask('GET', `/user/edit/${user.id}`)
    await ask('PUT', `/user/block/${user.id}`)
    const body = { ...recordOf(user, { status: 'ACTIVE' }), version: read.body.data.version }
    const late = await ask('PUT', `/user/${user.id}`, body)
    assert.equal(late.status, 409)
    const after = await User.findOrFail(user.id)
    assert.equal(after.status, 'BLOCKED')
  })

  test('of an administrator is changed by root alone', async ({ assert }) => {
    const [admin, colleague] = [await person({ role: 'ADMIN' }), await person({ role: 'ADMIN' })]
    const asAdmin = await as(admin)
    for (const target of [colleague, admin]) {
      const body = recordOf(target, { firstname: 'Renamed' })
      const refused = await asAdmin('PUT', `/user/${target.id}`, body)
      assert.deepEqual(
        [refused.status, refused.message],
        [403, 'Only a root administrator can make or change administrators.']
      )
    }
    const blocked = await asAdmin('PUT', `/user/block/${colleague.id}`)
    assert.deepEqual(
      [blocked.status, blocked.message],
      [403, 'Only a root administrator can block or unblock administrators.']
    )
    const asRoot = await as(await person({ role: 'ROOT' }))
    const changed = await asRoot(
      'PUT',
      `/user/${colleague.id}`,
      recordOf(colleague, { roles: ['MANAGER'] })
    )
    assert.equal(changed.status, 200)
  })

  test('of the last root administrator cannot be demoted or blocked', async ({ assert }) => {
    await User.query().where('role', 'ROOT').update({ role: 'ADMIN' })
    const [one, two] = [await person({ role: 'ROOT' }), await person({ role: 'ROOT' })]
    const [asOne, asTwo] = [await as(one), await as(two)]
    const demoted = await asOne('PUT', `/user/${two.id}`, recordOf(two, { roles: ['ADMIN'] }))
    assert.equal(demoted.status, 200)
    const back = await asTwo('PUT', `/user/block/${one.id}`)
    assert.equal(back.status, 401)
    const again = await as(await User.findOrFail(two.id))
    const refused = await again('PUT', `/user/block/${one.id}`)
    assert.equal(refused.status, 403)
    const own = await asOne('PUT', `/user/${one.id}`, recordOf(one, { roles: ['ADMIN'] }))
    assert.deepEqual([own.status, own.message], [403, 'You cannot change your own role.'])
  })

  test('refuses control characters, as does the search', async ({ assert }) => {
    const user = await person()
    const ask = await as(await person({ role: 'ADMIN' }))
    const found = await ask('GET', '/users/advanced/all?condition=%00')
    const blocked = await ask('PUT', `/user/block/${user.id}`, { reason: 'a\u0000b' })
    const named = await ask('PUT', `/user/${user.id}`, recordOf(user, { firstname: 'A\u0000da' }))
    const versioned = await ask(
      'PUT',
      `/user/${user.id}`,
      recordOf(user, { version: 'x'.repeat(41) })
    )
    const statuses = [found, blocked, named, versioned].map(({ status }) => status)
    assert.deepEqual(statuses, [422, 422, 422, 422])
  })

  test('is listed in pages; an empty search condition is accepted', async ({ assert }) => {
    const ask = await as(await person({ role: 'ADMIN' }))
    for (let count = 0; count < 11; count++) await person({ lastname: 'Paged' })
    const first = await ask('GET', '/users/advanced/all?condition=paged&page=1&perPage=10')
    const second = await ask('GET', '/users/advanced/all?condition=paged&page=2&perPage=10')
    assert.deepEqual(
      [first.body.data.length, second.body.data.length, first.body.metadata.total],
      [10, 1, 11]
    )
    const all = await ask('GET', '/users/advanced/all?condition=')
    assert.equal(all.status, 200)
  })
})

test.group('The audit log of users', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('records each change with its actor and the values before and after', async ({ assert }) => {
    const admin = await person({ role: 'ADMIN' })
    const ask = await as(admin)
    const given = {
      username: `written.${Date.now()}@people.test`,
      firstname: 'Ngozi',
      lastname: 'Ade',
      phoneNumber: '+2348031234567',
      roles: ['MEMBER'],
      approvalGroups: ['FINANCE'],
    }
    const created = await ask('POST', '/user/create', given)
    const { id } = created.body.data
    await ask('PUT', `/user/${id}`, { ...given, roles: ['MANAGER'], approvalGroups: [] })
    await ask('PUT', `/user/block/${id}`, { reason: 'Unpaid duty' })
    await ask('PUT', `/user/unblock/${id}`)
    await ask('PUT', `/user/${id}`, { ...given, roles: ['MANAGER'], status: 'DEACTIVATED' })
    const entries = await auditOf({ id })
    assert.deepEqual([...new Set(entries.map(({ actorId }) => actorId))], [admin.id])
    assert.deepEqual(
      entries.map(({ action }) => action),
      [
        'user.create',
        'user.change_role',
        'user.block',
        'user.unblock',
        'user.update',
        'user.deactivate',
      ]
    )
    assert.containsSubset(entries[1], {
      before: { role: 'MEMBER', approvalGroup: 'FINANCE' },
      after: { role: 'MANAGER', approvalGroup: null },
    })
    assert.containsSubset(entries[2], {
      before: { status: 'PENDING' },
      after: { status: 'BLOCKED', reason: 'Unpaid duty' },
    })
  })

  test('records nothing that was refused', async ({ assert }) => {
    const root = await person({ role: 'ROOT' })
    const ask = await as(await person({ role: 'ADMIN' }))
    await ask('PUT', `/user/${root.id}`, recordOf(root))
    await ask('PUT', `/user/block/${root.id}`)
    assert.deepEqual(await auditOf(root), [])
  })
})

test.group('The pages of users', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function sessionOf(role: 'ADMIN' | 'MEMBER') {
    const user = await person({ role })
    return PageSession.signedIn(user.email)
  }

  test('show an account with its organizations and sessions', async ({ assert }) => {
    const user = await person({ role: 'MANAGER', phoneNumber: null })
    await as(user)
    const page = await sessionOf('ADMIN')
    const { component, props } = await page.visit(`/base/users/${user.id}`)
    assert.equal(component, 'admin/people/user_account')
    assert.containsSubset(props, {
      person: {
        id: user.id,
        roleName: 'Manager',
        status: 'ACTIVE',
        phoneNumber: null,
        signUpMethod: 'E-mail and password',
      },
    })
    assert.lengthOf(props.places as unknown[], 1)
    assert.lengthOf(props.sessions as unknown[], 1)
    const { id } = await AccessToken.findByOrFail({ userId: user.id })
    for (const secret of [user.password!, id]) assert.notInclude(JSON.stringify(props), secret)
  })

  test('are refused to customers, and answer 404 for an unknown user', async ({ assert }) => {
    const page = await sessionOf('ADMIN')
    const unknown = await page.get('/base/users/999999999')
    assert.equal(unknown.status, 404)
    const user = await person()
    const member = await sessionOf('MEMBER')
    for (const path of ['/base/users', `/base/users/${user.id}`, '/base/discounts']) {
      const { status } = await member.get(path)
      assert.include([302, 303, 403], status, path)
    }
  })
})
