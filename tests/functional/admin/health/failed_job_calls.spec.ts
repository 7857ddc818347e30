import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { programOf } from '#tests/support/program'

const NAME = 'shipping.book_with_courier'

/** Ids of no shipment: the queue keeps what a test adds. */
let shipmentId = 987_654_000

async function failedJob(name = NAME): Promise<number> {
  shipmentId += 1
  const payload = JSON.stringify({ shipmentId })
  const [row] = await db
    .table('failed_jobs')
    .insert({ name, payload, error: 'No answer' })
    .returning('id')
  return Number(row.id)
}

function queued() {
  return db.from('queue_jobs').where('data', 'like', `%${shipmentId}%`)
}

test.group('Failed jobs, by staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are tried again as they were, once, and the audit log has who did it', async ({
    client,
    assert,
  }) => {
    const admin = await programOf(client, 'admin@sendam.test')
    const id = await failedJob()
    const listed = await admin('get', '/failed_job')
    assert.containsSubset(listed.body().data, [
      { id, job: 'Book with courier (shipping)', error: 'No answer', times: 1 },
    ])
    assert.notInclude(JSON.stringify(listed.body()), String(shipmentId))
    const again = await admin('post', `/failed_job/${id}/retry`)
    again.assertStatus(200)
    assert.equal(again.body().message, 'The job is in the queue again.')
    const [job] = await queued()
    assert.containsSubset(JSON.parse(job.data), {
      name: NAME,
      payload: { shipmentId },
      attempts: 0,
    })
    const twice = await admin('post', `/failed_job/${id}/retry`)
    twice.assertStatus(404)
    assert.lengthOf(await queued(), 1)
    const { id: actorId } = await User.findByOrFail('email', 'admin@sendam.test')
    const entry = await db.from('audit_entries').where('action', 'failed_job.retry').firstOrFail()
    assert.containsSubset(entry, { actor_id: actorId, subject_id: String(id) })
  })

  test('are left, and stand in nobody’s way any more', async ({ client, assert }) => {
    const admin = await programOf(client, 'admin@sendam.test')
    const id = await failedJob()
    const left = await admin('delete', `/failed_job/${id}`)
    left.assertStatus(200)
    const listed = await admin('get', '/failed_job')
    assert.deepEqual(listed.body().data, [])
    assert.lengthOf(await queued(), 0)
    assert.lengthOf(await db.from('audit_entries').where('action', 'failed_job.resolve'), 1)
  })

  test('of a name that this version does not know stay where they are', async ({
    client,
    assert,
  }) => {
    const admin = await programOf(client, 'admin@sendam.test')
    const id = await failedJob('shipping.something_old')
    const refused = await admin('post', `/failed_job/${id}/retry`)
    refused.assertStatus(409)
    assert.equal(
      refused.body().message,
      'This version has no job called shipping.something_old, so it cannot be tried again.'
    )
    assert.lengthOf(await db.from('failed_jobs').where('id', id).whereNull('settled_at'), 1)
  })
})
