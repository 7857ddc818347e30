import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { claimReplay, releaseReplay } from '#admin/tariffs/replays/replay_leases'
import { continueReplay, runNextReplay } from '#admin/tariffs/replays/run_replays'
import TariffReplay from '#admin/tariffs/replays/tariff_replay'
import { waitUntilBlocked } from '#tests/support/blocked_statements'
import { smallTariff } from '#tests/support/tariff'
import { makeLightShipment, replayOnePage, replaysOf, run } from './replay_calls.js'

const ADMIN = 'admin@sendam.test'
const COLLEAGUE = 'root@sendam.test'

const sumsOf = (id: number) => db.from('tariff_replay_sums').where('replay_id', id)
const auditEntriesOf = (draft: number) =>
  db
    .from('audit_entries')
    .where({ action: 'tariff_version.cancel_replay', subject_id: String(draft) })

test.group('A cancelled replay', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await db.from('shipments').update({ created_at: '2020-01-01' })
  })

  test('never begins if it was waiting, and names who cancelled it', async ({ client, assert }) => {
    const tariff = await replaysOf(client)
    const draft = await tariff.draft()
    const requested = await tariff.requestReplay(draft)
    const { id } = requested.body().data
    const cancelled = await tariff.cancel(draft, id)
    cancelled.assertStatus(200)
    assert.equal(cancelled.body().message, 'The replay is cancelled. Its figures are discarded.')
    await run()
    const { fullName: cancelledBy } = await User.findByOrFail('email', ADMIN)
    const { cancelledAt, ...replay } = await tariff.read(draft, id)
    assert.containsSubset(replay, {
      state: 'cancelled',
      done: 0,
      total: null,
      finishedAt: null,
      failure: null,
      cancelledBy,
      result: null,
    })
    assert.isString(cancelledAt)
    const [entry] = await auditEntriesOf(draft)
    assert.containsSubset(entry, {
      subject_kind: 'tariff_version',
      subject_id: String(draft),
      before: { replay: id, done: 0, total: null },
    })
  })

  test('stops at the next page and keeps no sums', async ({ client, assert }) => {
    const { tariff, draft, id, claim, read } = await replayOnePage(client)
    assert.isNotEmpty(await sumsOf(id))
    await tariff.cancel(draft, id)
    assert.isEmpty(await sumsOf(id))
    await continueReplay({ ...claim, pricedBy: null }, { size: 2 })
    assert.containsSubset(await read(), { state: 'cancelled', done: 2, total: 5, result: null })
    assert.isEmpty(await sumsOf(id))
    const file = await tariff.apiClient(
      'get',
      `/tariff_version/${draft}/replay/${id}/customers.csv`
    )
    assert.equal(file.body().code, 'E_REPLAY_UNFINISHED')
  })

  test('is dropped by a worker that had just claimed it', async ({ client, assert }) => {
    const tariff = await replaysOf(client)
    await makeLightShipment()
    const draft = await tariff.draft()
    const requested = await tariff.requestReplay(draft)
    const { id } = requested.body().data
    const claim = await claimReplay()
    await tariff.cancel(draft, id)
    await continueReplay(claim!)
    const replay = await tariff.read(draft, id)
    assert.containsSubset(replay, { state: 'cancelled', done: 0, total: null, result: null })
    assert.isEmpty(await sumsOf(id))
  })

  test('makes way at once for other replays, even for an equal one', async ({ client, assert }) => {
    const { tariff, draft, id, claim, read } = await replayOnePage(client)
    const waiting = await tariff.requestReplay(draft, { fuelPercent: 5 })
    await tariff.cancel(draft, id)
    const again = await tariff.requestReplay(draft)
    assert.match(again.body().message, /has begun/)
    assert.notEqual(again.body().data.id, id)
    // The first replay's worker has not finished its page yet.
    assert.isTrue(await runNextReplay())
    assert.isTrue(await runNextReplay())
    await continueReplay(claim, { size: 2 })
    for (const requested of [waiting, again]) {
      const { result } = await tariff.read(draft, requested.body().data.id)
      assert.equal(result?.total.shipments, 5)
    }
    const { state } = await read()
    assert.equal(state, 'cancelled')
  })

  test('does not pass its period on to the next replay', async ({ client, assert }) => {
    const { tariff, draft, id } = await replayOnePage(client)
    await tariff.cancel(draft, id)
    // Shipments booked from now on belong to the next replay only.
    await db.from('tariff_replays').update({ until: '2020-01-02', since: '2020-01-01' })
    const tried = await tariff.replay(draft, { fuelPercent: 5 })
    assert.equal(tried.total, 5)
  })

  test('names only the first person who cancelled it', async ({ client, assert }) => {
    const { tariff, draft, id, read } = await replayOnePage(client)
    await tariff.cancel(draft, id)
    const first = await read()
    const colleague = await replaysOf(client, COLLEAGUE)
    const second = await colleague.cancel(draft, id)
    second.assertStatus(200)
    assert.deepEqual(await read(), first)
    assert.lengthOf(await auditEntriesOf(draft), 1)
  })

  test('can be cancelled only before it has ended, and only at the URL of its version', async ({
    client,
    assert,
  }) => {
    const tariff = await replaysOf(client)
    await makeLightShipment()
    const draft = await tariff.draft()
    const { id } = await tariff.replay(draft)
    const late = await tariff.cancel(draft, id)
    late.assertStatus(409)
    assert.equal(late.body().code, 'E_REPLAY_ENDED')
    const { state, result } = await tariff.read(draft, id)
    assert.deepEqual([state, result.total.shipments], ['finished', 1])
    const requested = await tariff.requestReplay(draft)
    await tariff.apiClient('delete', `/tariff_version/${draft}`)
    await run()
    const failed = await tariff.cancel(draft, requested.body().data.id)
    failed.assertStatus(409)
    const missing = await tariff.cancel(await tariff.draft('Other'), id)
    missing.assertStatus(404)
    assert.isEmpty(await auditEntriesOf(draft))
  })
})

test.group('A replay cancelled while its last page is written', (group) => {
  group.each.teardown(async () => {
    await db.from('tariff_versions').where('name', NAME).delete()
  })

  const NAME = 'Cancelled at the end'

  /** Lets the last page and the cancellation of a replay wait for its row; `first` comes first. */
  async function raceAtTheEnd(client: ApiClient, first: 'finished' | 'cancelled') {
    const tariff = await replaysOf(client)
    const inserted = await db
      .table('tariff_versions')
      .insert({ name: NAME, kind: 'draft' })
      .returning('id')
    const draft = Number(inserted[0].id)
    const requested = await tariff.requestReplay(draft)
    const { id } = requested.body().data
    const firstClaim = await claimReplay()
    await continueReplay(firstClaim!, { pages: 0 })
    await releaseReplay(firstClaim!)
    const claim = await claimReplay()
    const finish = { act: () => continueReplay(claim!), waits: 'update tariff_replays set done' }
    const cancel = { act: () => tariff.cancel(draft, id), waits: 'for update' }
    const held = await db.transaction()
    await held.from('tariff_replays').where('id', id).forUpdate()
    const underWay: Promise<any>[] = []
    for (const { act, waits } of first === 'finished' ? [finish, cancel] : [cancel, finish]) {
      underWay.push(act())
      await waitUntilBlocked(waits)
    }
    await held.commit()
    const answers = await Promise.all(underWay)
    const { state } = await TariffReplay.findOrFail(id)
    return { state, cancelled: answers.find(Boolean), id }
  }

  test('is finished if the page came first', async ({ client, assert }) => {
    const { state, cancelled } = await raceAtTheEnd(client, 'finished')
    assert.equal(state, 'finished')
    assert.equal(cancelled.body().code, 'E_REPLAY_ENDED')
  })

  test('is cancelled without sums if the page came second', async ({ client, assert }) => {
    const { state, cancelled, id } = await raceAtTheEnd(client, 'cancelled')
    assert.equal(state, 'cancelled')
    cancelled.assertStatus(200)
    assert.isEmpty(await sumsOf(id))
  })
})
