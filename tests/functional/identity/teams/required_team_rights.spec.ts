import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { listNamedRoutes } from '#identity/access/route_table'
import { TEAM_ROLES, hasRight } from '#identity/teams/rules/team_rights'
import { pathOf } from '#tests/support/routes/route_path'
import { createTeam } from '#tests/support/developers/teams'

/** Calls that end the session, or that concern only a person. */
const SKIPPED = /session|devices|profile|erasures|password|sign_up|switch|factor|ping/

test.group('The team right that a call needs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is checked for every role: only roles without it are refused, and told which owner to ask', async ({
    assert,
  }) => {
    const team = await createTeam()
    const wrong: string[] = []
    for (const role of TEAM_ROLES) {
      for (const { name, method, pattern, team: need } of listNamedRoutes()) {
        if (!need || need === 'nothing' || SKIPPED.test(name)) continue
        const path = pathOf(pattern).replace('/api/v1', '')
        const { status, message } = await team[role].ask(method, path, undefined)
        const isRefused = status === 403 && /but not .*Ask an owner: Ada Obi\./.test(message)
        if (isRefused === hasRight(role, need)) wrong.push(`${role} ${name}: ${status} ${message}`)
      }
    }
    assert.deepEqual(wrong, [])
  }).timeout(30_000)
})
