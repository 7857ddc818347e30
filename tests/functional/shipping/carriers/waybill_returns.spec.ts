import { test } from '@japa/runner'
import { QueueManager } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { CourierRefused } from '#shipping/carriers/courier_driver'
import VoidWithCourierJob from '#shipping/carriers/jobs/void_with_courier_job'
import SandboxParcel from '#shipping/carriers/sandbox_parcel'
import WaybillCancellation from '#shipping/carriers/waybill_cancellation'
import { cancelWaybill } from '#shipping/carriers/waybill_cancellations'
import { voidShipment } from '#shipping/carriers/void_shipment'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { readAudit } from '#tests/support/audit'
import { runJob, runSweep } from '#tests/support/jobs'
import { findCaller } from '#tests/support/money/payouts'
import { apiClientOf } from '#tests/support/api_client'
import { overrideCourier } from '#tests/support/fakes/courier'
import { makeShipment } from '#tests/support/shipment_rows'

/** Commits a void whose process dies before it queues the job. */
async function voidAndCrash() {
  const shipment = await makeShipment({ status: 'BOOKED' })
  QueueManager.fake()
  await voidShipment(await findCaller('admin@sendam.test'), shipment.id, 'A test')
  QueueManager.restore()
  return shipment
}

/** Runs the sweep and returns the shipments whose waybill it cancels. */
async function sweepCancellations(): Promise<number[]> {
  const queue = QueueManager.fake()
  try {
    await runSweep('shipping.sweep_shipments')
    return queue
      .getPushedJobs()
      .filter(({ job }) => job.name === 'shipping.void_with_courier')
      .map(({ job }) => job.payload.shipmentId)
  } finally {
    QueueManager.restore()
  }
}

function passTime(interval: string) {
  return db
    .from('waybill_returns')
    .update({ next_try_at: db.raw(`next_try_at - interval '${interval}'`) })
}

async function waybillsOnFirstPage() {
  const page = await PageSession.signedIn('admin@sendam.test')
  const { props } = await page.visit('/admin/home', {
    component: 'admin/console/home',
    only: 'inbox',
  })
  return props.inbox.waybills
}

test.group('Cancelling a waybill with the courier', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('survives a crash after the void: the sweep cancels it once', async ({ assert }) => {
    const { id, transactionReference } = await voidAndCrash()
    assert.deepEqual(await sweepCancellations(), [])
    await passTime('2 minutes')
    assert.deepEqual(await sweepCancellations(), [id])

    await runJob(VoidWithCourierJob, { shipmentId: id })
    const { voidedAt } = await SandboxParcel.findOrFail(transactionReference)
    assert.isNotNull(voidedAt)
    const mustNotVoid = overrideCourier({ void: () => assert.fail('must not be called') })
    await cancelWaybill(id, mustNotVoid)
    assert.deepEqual(await sweepCancellations(), [])
  })

  test('is due only for a shipment that has a waybill', async ({ assert }) => {
    const admin = await findCaller('admin@sendam.test')
    const refused = await makeShipment({ status: 'PENDING_ISSUE' })
    await voidShipment(admin, refused.id, 'A test')
    assert.isNull(await WaybillCancellation.find(refused.id))
    const booked = await makeShipment({ status: 'BOOKED' })
    await voidShipment(admin, booked.id, 'A test')
    const { waybillNumber } = await WaybillCancellation.findOrFail(booked.id)
    assert.equal(waybillNumber, booked.waybillNumber)
  })

  test('is shown to staff while unanswered, and is retried every hour', async ({ assert }) => {
    const shipment = await voidAndCrash()
    const job = new VoidWithCourierJob()
    Object.defineProperty(job, 'payload', { value: { shipmentId: shipment.id } })
    await job.failed(new Error('connect ETIMEDOUT'))
    assert.containsSubset(await waybillsOnFirstPage(), [
      {
        shipmentId: shipment.id,
        trackingNumber: shipment.trackingNumber,
        waybillNumber: shipment.waybillNumber,
        problem: 'The courier does not answer. We ask again every hour.',
      },
    ])
    await passTime('59 minutes')
    assert.deepEqual(await sweepCancellations(), [])
    await passTime('2 minutes')
    assert.deepEqual(await sweepCancellations(), [shipment.id])
    await cancelWaybill(shipment.id)
    assert.deepEqual(await waybillsOnFirstPage(), [])
  })

  test('goes to staff if the courier refuses, and their settlement is audited', async ({
    client,
    assert,
  }) => {
    const shipment = await voidAndCrash()
    const problem = 'This waybill has been scanned already.'
    await cancelWaybill(
      shipment.id,
      overrideCourier({ void: () => Promise.reject(new CourierRefused(problem)) })
    )
    await passTime('1 day')
    assert.deepEqual(await sweepCancellations(), [])
    const member = await apiClientOf(client, 'member@sendam.test')
    const path = `/waybill_return/${shipment.id}`
    const refused = await member('put', path, { comment: 'Mine' })
    refused.assertStatus(403)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const listed = await admin('get', '/waybill_return')
    assert.containsSubset(listed.body().data, [{ shipmentId: shipment.id, problem }])
    const withoutComment = await admin('put', path, { comment: ' ' })
    withoutComment.assertStatus(422)

    const settled = await admin('put', path, { comment: 'They struck it off the bill' })
    settled.assertStatus(200)
    assert.deepEqual(await waybillsOnFirstPage(), [])
    const entries = await readAudit(shipment)
    assert.containsSubset(entries, [
      {
        who: 'admin@sendam.test',
        action: 'waybill.resolve',
        before: { waybillNumber: shipment.waybillNumber, problem },
        after: { comment: 'They struck it off the bill' },
      },
    ])
    const again = await admin('put', path, { comment: 'Twice' })
    again.assertStatus(404)
  })
})
