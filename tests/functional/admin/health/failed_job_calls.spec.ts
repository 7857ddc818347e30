import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { apiClientOf } from '#tests/support/api_client'

const NAME = 'shipping.book_with_courier'

/** Ids that no shipment has, one for each test: the queue keeps the jobs of earlier tests. */
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

test.group('Failed jobs in the console', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are retried once with their payload, which the audit log records', async ({
    client,
    assert,
  }) => {
    const admin = await apiClientOf(client, 'admin@sendam.test')
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

  test('leave the list when staff dismiss them, which the audit log records', async ({
    client,
    assert,
  }) => {
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const id = await failedJob()
    const dismissed = await admin('delete', `/failed_job/${id}`)
    dismissed.assertStatus(200)
    const listed = await admin('get', '/failed_job')
    assert.deepEqual(listed.body().data, [])
    assert.lengthOf(await queued(), 0)
    assert.lengthOf(await db.from('audit_entries').where('action', 'failed_job.resolve'), 1)
  })

  test('of an unknown name cannot be retried and stay in the list', async ({ client, assert }) => {
    const admin = await apiClientOf(client, 'admin@sendam.test')
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
