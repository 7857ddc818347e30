import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { TEAM_ROLES, mayDo } from '#identity/teams/rules/team_rights'
import { TEAM_NEEDS } from '#start/team_needs'
import { ACCESS } from '#tests/functional/access_matrix'
import { pathOf } from '#tests/support/routes/route_path'
import { wholeTeam } from '#tests/support/developers/teams'

const routes = () =>
  Object.values(router.toJSON())
    .flat()
    .map(({ name, methods, pattern }) => ({ name: name ?? '', methods, pattern }))

/** They end what the walk goes on with, or are for a person alone. */
const NOT_WALKED = /session|devices|profile|erasures|password|sign_up|switch|factor|ping/

test.group('What a call needs of a role', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is stated for each that changes something, and for no other', ({ assert }) => {
    const calls = routes().filter(({ name }) => ACCESS['signed in'].includes(name))
    const changing = calls.filter(({ name, methods }) => {
      return name.startsWith('api.') && !methods.includes('GET')
    })
    assert.deepEqual(
      changing.map(({ name }) => name).filter((name) => !(name in TEAM_NEEDS)),
      []
    )
    const known = calls.map(({ name }) => name)
    assert.deepEqual(
      Object.keys(TEAM_NEEDS).filter((name) => !known.includes(name)),
      []
    )
  })

  test('is asked of each role: who lacks it is told who can, and nobody else is refused so', async ({
    assert,
  }) => {
    const team = await wholeTeam()
    const wrong: string[] = []
    for (const role of TEAM_ROLES) {
      for (const { name, methods, pattern } of routes()) {
        const need = TEAM_NEEDS[name]
        if (!need || need === 'nothing' || NOT_WALKED.test(name)) continue
        const path = pathOf(pattern).replace('/api/v1', '')
        const { status, message } = await team[role].ask(methods[0]!, path, undefined)
        const isRefused = status === 403 && /but not .*Ask an owner: Ada Obi\./.test(message)
        if (isRefused === mayDo(role, need)) wrong.push(`${role} ${name}: ${status} ${message}`)
      }
    }
    assert.deepEqual(wrong, [])
  }).timeout(30_000)
})
