import { test } from '@japa/runner'
import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import { checkFigures, repairFigures } from '#admin/console/figure_verification'
import { queryRows } from '#shared/database/query_rows'
import {
  createFigureModel,
  stepWithoutPosting,
  applyFigureStep,
  tryFigureStep,
} from '#tests/functional/admin/console/figure_life'
import { findChangedTables, restoreSeededState } from '#tests/support/database/seeded_state'

/** The result of a check of all days without faults; such a check leaves `days` at 0. */
const SOUND = { faults: [], days: 0 }

const AT_ONCE = 6
const STEPS = 60

test.group('Figures under concurrency', (group) => {
  // The steps change figures but move no money, so the ledger stays balanced.
  group.teardown(async () => restoreSeededState(await findChangedTables()))

  test('stay exact while bookings, folds, checks and repairs run at once', async ({ assert }) => {
    const model = await createFigureModel()
    const lives = fc.sample(
      fc.array(stepWithoutPosting, { minLength: STEPS, maxLength: STEPS }),
      AT_ONCE
    )
    let isOver = false
    const maintenance = [
      ...[1, 2].map(() => () => db.rawQuery('select fold_figures()')),
      async () => assert.equal(await repairFigures(), 0),
      async () => assert.deepEqual(await checkFigures({ all: true }), SOUND),
    ].map(async (act) => {
      while (!isOver) await act()
    })
    const living = lives.map(async (steps) => {
      for (const step of steps) await tryFigureStep(db.connection(), model, step)
    })
    await Promise.all(living).finally(() => (isOver = true))
    await Promise.all(maintenance)
    assert.deepEqual(await checkFigures({ all: true }), SOUND)
  }).timeout(120_000)

  test('lose nothing when a fold is killed; the next fold takes all changes', async ({
    assert,
  }) => {
    const model = await createFigureModel()
    await db.rawQuery('select fold_figures()')
    await applyFigureStep(db.connection(), model, { act: 'book', one: 0, with: 700 })
    const waiting = () =>
      queryRows<{ left: number }>(db, 'select count(*)::int as left from figure_changes')
    const [before] = await waiting()
    assert.isAbove(before!.left, 0)

    const folding = await db.transaction()
    const [folder] = await queryRows<{ pid: number; folded: number }>(
      folding,
      'select pg_backend_pid() as pid, fold_figures()::int as folded'
    )
    assert.equal(folder!.folded, before!.left)
    const [other] = await queryRows<{ folded: number }>(db, 'select fold_figures()::int as folded')
    assert.equal(other!.folded, 0, 'a second fold takes nothing while one runs')
    await db.rawQuery('select pg_terminate_backend(?, 5000)', [folder!.pid])
    await folding.rollback().catch(() => {})

    assert.deepEqual(await waiting(), [before!])
    assert.deepEqual(await checkFigures({ all: true }), SOUND)
    const [next] = await queryRows<{ folded: number }>(db, 'select fold_figures()::int as folded')
    assert.equal(next!.folded, before!.left)
  })
})
