import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { seedDemoAccounts } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { Caller } from '#identity/sessions/caller'
import { requestReplay } from '#admin/tariffs/replays/request_replay'
import { cancelReplay } from '#admin/tariffs/replays/cancel_replay'
import { loadReplayResult } from '#admin/tariffs/replays/replay_result'
import TariffReplay from '#admin/tariffs/replays/tariff_replay'
import { createDraft } from '#admin/tariffs/versions/tariff_drafts'
import { waitUntilBlocked } from '#tests/support/blocked_statements'
import { eventually } from '#tests/support/eventually'
import {
  Chance,
  randomShipments,
  withoutRandomShipments,
} from '../../functional/admin/tariffs/replays/random_shipments.js'
import { seedReference } from '#tests/support/reference'
import { smallTariff, NO_CHANGE } from '#tests/support/tariff'
import { kill, startWorker } from '../wallet/processes.js'
import { dispatchSweep } from '#shared/queue/sweep'

/** A replay of so many shipments has three pages. */
const SHIPMENTS = 12_000
const PAGE = 5_000
const WITHIN_MS = 60_000

/** Lock that a replay needs before its second page. */
const LOCK = 20_660_048
const HOLD = `
  create function hold_replay() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$;
  create trigger hold_replay before update on tariff_replays for each row
    when (old.done > 0 and new.done > old.done) execute function hold_replay()`

async function holdAfterOnePage() {
  await db.rawQuery(HOLD)
  const trx = await db.transaction()
  await trx.rawQuery(`select pg_advisory_xact_lock(${LOCK})`)
  return async () => {
    await trx.commit()
    await db.rawQuery('drop function hold_replay cascade')
  }
}

const readSums = (id: number) =>
  db
    .from('tariff_replay_sums')
    .where('replay_id', id)
    .orderBy(['part', 'key'])
    .then((rows) => rows.map(({ replay_id: _, ...sums }) => sums))

test.group('Tariff replay after a worker crash', (group) => {
  let caller: Caller
  let draft: number

  group.setup(async () => {
    await seedReference()
    await seedDemoAccounts()
    await smallTariff()
    const user = await User.findByOrFail('email', 'admin@sendam.test')
    const { organization } = await user.homeMembership()
    caller = new Caller(user, organization)
    const { id } = await createDraft(caller, { name: 'Half as dear again', from: null })
    draft = id
    const rates = db.from('draft_rates').where('tariff_version_id', draft)
    await rates.update({ rate_kobo: db.raw('rate_kobo * 3 / 2') })
    const chance = new Chance(66)
    await randomShipments(chance, { count: SHIPMENTS, groups: [null], owner: 'owner@acme.test' })
    return async () => {
      await db.from('tariff_replays').where('tariff_version_id', draft).delete()
      await withoutRandomShipments()
    }
  })

  async function requestNewReplay(): Promise<TariffReplay> {
    const { id } = await requestReplay(caller, { versionId: draft, whatIf: NO_CHANGE })
    await dispatchSweep('admin.run_replays')
    return TariffReplay.findOrFail(id)
  }

  async function waitUntilFinished(replay: TariffReplay) {
    await eventually(async () => {
      await replay.refresh()
      return replay.state === 'finished'
    }, WITHIN_MS)
  }

  test('shows no result until the next worker has continued from the last page, with the same sums', async ({
    assert,
    cleanup,
  }) => {
    const replay = await requestNewReplay()
    const release = await holdAfterOnePage()
    const killed = startWorker()
    cleanup(() => kill(killed))
    await waitUntilBlocked('update tariff_replays', WITHIN_MS)
    await kill(killed)
    await release()
    await replay.refresh()
    assert.deepInclude({ state: replay.state, done: replay.done }, { state: 'running', done: PAGE })
    assert.isNull(await loadReplayResult(replay))
    const { begunAt } = replay

    // Ends the lease of the killed worker.
    await replay.merge({ leasedUntil: null }).save()
    const survivor = startWorker()
    cleanup(() => kill(survivor))
    await waitUntilFinished(replay)
    assert.equal(replay.begunAt?.toMillis(), begunAt?.toMillis())
    assert.isAtLeast(replay.done, SHIPMENTS)
    assert.equal(replay.done, replay.total)

    const uninterrupted = await requestNewReplay()
    assert.notEqual(uninterrupted.id, replay.id)
    await waitUntilFinished(uninterrupted)
    assert.deepEqual(await readSums(replay.id), await readSums(uninterrupted.id))
    const result = await loadReplayResult(replay)
    assert.isAbove(result!.total.compared, 0)
    assert.equal(result!.total.afterKobo, result!.total.beforeKobo * 1.5)
  })

  test('can be cancelled, and the next replay runs', async ({ assert, cleanup }) => {
    const replay = await requestNewReplay()
    const release = await holdAfterOnePage()
    const killed = startWorker()
    cleanup(() => kill(killed))
    await waitUntilBlocked('update tariff_replays', WITHIN_MS)
    await kill(killed)
    // The killed worker's transaction still locks the replay.
    const cancelled = cancelReplay(caller, { versionId: draft, id: replay.id })
    await waitUntilBlocked('for update')
    await release()
    await cancelled
    assert.isEmpty(await readSums(replay.id))
    await replay.refresh()
    assert.isNull(replay.leasedUntil)

    const next = await requestNewReplay()
    assert.notEqual(next.id, replay.id)
    const survivor = startWorker()
    cleanup(() => kill(survivor))
    await waitUntilFinished(next)
    await replay.refresh()
    assert.deepInclude(
      { state: replay.state, done: replay.done },
      { state: 'cancelled', done: PAGE }
    )
    assert.isEmpty(await readSums(replay.id))
    const result = await loadReplayResult(next)
    assert.isAtLeast(result!.total.shipments, SHIPMENTS)
  })
})
