import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { lockTeam } from '#identity/organizations/team'
import { waitUntilBlocked } from '#tests/support/blocked_statements'
import { createTeam } from '#tests/support/developers/teams'
import { PASSWORD } from '#tests/support/people'

/** These rows are committed, so they belong to a business that no other test uses. */
test.group('Two owners who leave at once', () => {
  test('keep one of them: an erasure waits for the other and is refused', async ({ assert }) => {
    const { owner, join, organization } = await createTeam()
    const bola = await join('owner', 'Bola')
    const leaving = await db.transaction()
    await lockTeam(leaving, organization.id)
    const erasing = owner.ask('POST', '/user/erasure', { password: PASSWORD })
    await waitUntilBlocked('from organizations')
    await leaving.from('memberships').where('id', bola.place.id).delete()
    await leaving.commit()
    const { status, message } = await erasing
    assert.equal(status, 409)
    assert.include(message, 'has no other owner')
  })
})
