import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { recordAudit } from '#shared/audit/audit'

test.group('The audit log', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function addEntry() {
    const { id: actorId } = await User.findByOrFail('email', 'admin@sendam.test')
    const subject = { kind: 'user', id: 7 } as const
    await db.transaction((trx) =>
      recordAudit(trx, { actorId, action: 'user.block', subject, before: { status: 'ACTIVE' } })
    )
    return actorId
  }

  test('keeps the actor, the action, the subject and the previous values', async ({ assert }) => {
    const actorId = await addEntry()
    const entry = await db.from('audit_entries').orderBy('id', 'desc').firstOrFail()
    assert.equal(Number(entry.actor_id), actorId)
    assert.equal(entry.action, 'user.block')
    assert.equal(entry.subject_id, '7')
    assert.deepEqual(entry.before, { status: 'ACTIVE' })
    assert.isNull(entry.after)
  })

  for (const [deed, statement] of [
    ['changed', `update audit_entries set action = 'nothing'`],
    ['removed', 'delete from audit_entries'],
    ['emptied', 'truncate audit_entries'],
  ] as const) {
    test(`cannot be ${deed}`, async ({ assert }) => {
      await addEntry()
      await assert.rejects(() => db.rawQuery(statement), /audit log is append-only/)
    })
  }
})
