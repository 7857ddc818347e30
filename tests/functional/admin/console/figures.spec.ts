import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { checkFigures, verifyFigures } from '#admin/console/figure_verification'
import { updateAlarms, listOpenAlarms } from '#admin/health/update_alarms'
import { findLatestFigureCheck } from '#admin/health/figure_checks'
import { ALL_OWNERS, readCurrentFigures } from '#shared/figures/figures'
import { formatLagosDate } from '#shared/time/lagos_time'
import { PARCEL_STATES } from '#shipping/shipment/rules/parcel_states'
import {
  createFigureModel,
  figureStep,
  tryFigureStep,
} from '#tests/functional/admin/console/figure_life'
import { runSweep } from '#tests/support/jobs'
import { makeShipment } from '#tests/support/shipment_rows'

/** The result of a check of all days without faults; such a check leaves `days` at 0. */
const SOUND = { faults: [], days: 0 }

async function meddle(sql: string, bindings: Record<string, number>) {
  await db.rawQuery('alter table shipments disable trigger user')
  await db.rawQuery(sql, bindings)
  await db.rawQuery('alter table shipments enable trigger user')
}

async function runVerifyCommand(...args: string[]) {
  const { exitCode, logger } = await ace.exec('figures:verify', args)
  return {
    exitCode,
    output: logger
      .getLogs()
      .map(({ message }) => message)
      .join('\n'),
  }
}

test.group('Screen figures', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('equal a fresh count after any events, before and after their changes are folded in', async ({
    assert,
  }) => {
    const model = await createFigureModel()
    await db.rawQuery(`insert into organizations (id, name, short_name, version)
      select -id, name, -id, version from organizations where id in (2, 3) on conflict do nothing`)
    await fc.assert(
      fc.asyncProperty(fc.array(figureStep, { minLength: 20, maxLength: 60 }), async (steps) => {
        for (const step of steps) await tryFigureStep(db.connection(), model, step)
        assert.deepEqual(await checkFigures({ all: true }), SOUND)
      }),
      { numRuns: 25 }
    )
    await runSweep('shared.fold_figures')
    const left = await db.from('figure_changes').count('* as total').first()
    assert.equal(Number(left.total), 0)
    assert.deepEqual(await checkFigures({ all: true }), SOUND)
  }).timeout(120_000)

  test('count a parcel under each listed state', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'COURIER_ASSIGNED' })
    for (const trackingState of [...PARCEL_STATES, 'IN_TRANSIT']) {
      await db.from('shipments').where({ id }).update({ tracking_state: trackingState })
      const now = await readCurrentFigures(ALL_OWNERS, [...PARCEL_STATES, 'IN_TRANSIT'])
      const listed = trackingState === 'IN_TRANSIT' ? [] : [trackingState]
      assert.deepEqual([...now.keys()], listed)
    }
  })

  test('raise an alarm when they are wrong, and figures:verify --repair corrects them', async ({
    assert,
  }) => {
    ace.ui.switchMode('raw')
    const { id } = await makeShipment({ status: 'BOOKED' })
    assert.deepEqual(await verifyFigures(), [])
    await meddle(
      `update shipments set payment_amount_kobo = payment_amount_kobo + 100 where id = :id`,
      {
        id,
      }
    )
    const broken = await runVerifyCommand()
    assert.equal(broken.exitCode, 1)
    assert.match(
      broken.output,
      /paid on .* of organization 2 is stored as 1 with ₦45,000\.00, but a new count gives 1 with ₦45,001\.00/
    )
    assert.match(broken.output, /BOOKED now of everybody is stored as/)
    await updateAlarms()
    const [alarm] = await listOpenAlarms()
    assert.equal(alarm?.cause, 'figures')

    const repaired = await runVerifyCommand('--repair')
    assert.equal(repaired.exitCode, 0)
    assert.include(repaired.output, 'Corrected figures: 6')
    await updateAlarms()
    assert.deepEqual(await listOpenAlarms(), [])
    ace.ui.switchMode('normal')
  })

  test('of an unchanged day are recounted once in thirty nights', async ({ assert }) => {
    const noon = DateTime.now().setZone('Africa/Lagos').startOf('day').plus({ hours: 12 })
    await makeShipment({ createdAt: noon.minus({ days: 40 }) })
    await makeShipment({ createdAt: noon.minus({ days: 30 }) })
    await runSweep('shared.fold_figures')
    await verifyFigures()
    const check = await findLatestFigureCheck()
    assert.isAtLeast(check!.days, 2)
    await db.rawQuery(`update figures set changed_at = now() - interval '2 days'`)
    await meddle('update shipments set reweighed_kobo = 5 where paid_at is not null and 1 = :one', {
      one: 1,
    })
    const daysOf = (faults: string[]) => [...new Set(faults.map((fault) => fault.split(' of ')[0]))]
    const tonight = daysOf(await verifyFigures())
    assert.deepEqual(tonight, [`paid on ${formatLagosDate(noon.minus({ days: 30 }))}`])
    assert.lengthOf(daysOf(await verifyFigures({ all: true })), 2)
  })
})
