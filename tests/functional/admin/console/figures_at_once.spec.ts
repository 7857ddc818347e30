import { test } from '@japa/runner'
import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import { checkFigures, repairFigures } from '#admin/console/figure_verification'
import { queryRows } from '#shared/database/query_rows'
import {
  figureModel,
  fleetingStep,
  liveFigure,
  tryFigure,
} from '#tests/functional/admin/console/figure_life'
import { findChangedTables, restoreSeededState } from '#tests/support/database/seeded_state'

/** A check of all days reports no number of days. */
const SOUND = { faults: [], days: 0 }

const AT_ONCE = 6
const STEPS = 60

test.group('Figures at once', (group) => {
  // The steps change figures but move no money, so the ledger stays balanced.
  group.teardown(async () => restoreSeededState(await findChangedTables()))

  test('are exact at every moment, however many book, fold, check and repair', async ({
    assert,
  }) => {
    const model = await figureModel()
    const lives = fc.sample(fc.array(fleetingStep, { minLength: STEPS, maxLength: STEPS }), AT_ONCE)
    let isOver = false
    const others = [
      ...[1, 2].map(() => () => db.rawQuery('select fold_figures()')),
      async () => assert.equal(await repairFigures(), 0),
      async () => assert.deepEqual(await checkFigures({ all: true }), SOUND),
    ].map(async (act) => {
      while (!isOver) await act()
    })
    const living = lives.map(async (steps) => {
      for (const step of steps) await tryFigure(db.connection(), model, step)
    })
    await Promise.all(living).finally(() => (isOver = true))
    await Promise.all(others)
    assert.deepEqual(await checkFigures({ all: true }), SOUND)
  }).timeout(120_000)

  test('lose nothing when whoever folds is killed, and are folded by the next', async ({
    assert,
  }) => {
    const model = await figureModel()
    await db.rawQuery('select fold_figures()')
    await liveFigure(db.connection(), model, { act: 'book', one: 0, with: 700 })
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
    assert.equal(other!.folded, 0, 'one at a time')
    await db.rawQuery('select pg_terminate_backend(?, 5000)', [folder!.pid])
    await folding.rollback().catch(() => {})

    assert.deepEqual(await waiting(), [before!])
    assert.deepEqual(await checkFigures({ all: true }), SOUND)
    const [next] = await queryRows<{ folded: number }>(db, 'select fold_figures()::int as folded')
    assert.equal(next!.folded, before!.left)
  })
})
