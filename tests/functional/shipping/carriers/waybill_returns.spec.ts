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
import { programOf } from '#tests/support/program'
import { overrideCourier } from '#tests/support/fakes/courier'
import { makeShipment } from '#tests/support/shipment_rows'

/** A committed void whose process died before queueing the job. */
async function voidAndCrash() {
  const shipment = await makeShipment({ status: 'BOOKED' })
  QueueManager.fake()
  await voidShipment(await findCaller('admin@sendam.test'), shipment.id, 'A test')
  QueueManager.restore()
  return shipment
}

/** Returns the waybill cancellations that the sweep dispatches. */
async function swept(): Promise<number[]> {
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

function timePasses(interval: string) {
  return db
    .from('waybill_returns')
    .update({ next_try_at: db.raw(`next_try_at - interval '${interval}'`) })
}

async function waybillsOnFirstPage() {
  const page = await PageSession.signedIn('admin@sendam.test')
  const { props } = await page.visit('/admin/home', {
    component: 'admin/console/home',
    only: 'waybills',
  })
  return props.waybills
}

test.group('Giving a waybill back', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('survives a crash after the void: the sweep has it given back, once', async ({ assert }) => {
    const { id, transactionReference } = await voidAndCrash()
    assert.deepEqual(await swept(), [])
    await timePasses('2 minutes')
    assert.deepEqual(await swept(), [id])

    await runJob(VoidWithCourierJob, { shipmentId: id })
    const { voidedAt } = await SandboxParcel.findOrFail(transactionReference)
    assert.isNotNull(voidedAt)
    const never = overrideCourier({ void: () => assert.fail('must not be asked') })
    await cancelWaybill(id, never)
    assert.deepEqual(await swept(), [])
  })

  test('is owed for what a courier numbered, and for nothing else', async ({ assert }) => {
    const admin = await findCaller('admin@sendam.test')
    const refused = await makeShipment({ status: 'PENDING_ISSUE' })
    await voidShipment(admin, refused.id, 'A test')
    assert.isNull(await WaybillCancellation.find(refused.id))
    const booked = await makeShipment({ status: 'BOOKED' })
    await voidShipment(admin, booked.id, 'A test')
    const { waybillNumber } = await WaybillCancellation.findOrFail(booked.id)
    assert.equal(waybillNumber, booked.waybillNumber)
  })

  test('that never gets an answer is shown to staff, and asked for again after an hour', async ({
    assert,
  }) => {
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
    await timePasses('59 minutes')
    assert.deepEqual(await swept(), [])
    await timePasses('2 minutes')
    assert.deepEqual(await swept(), [shipment.id])
    await cancelWaybill(shipment.id)
    assert.deepEqual(await waybillsOnFirstPage(), [])
  })

  test('that the courier refuses is for staff, who settle it in their name', async ({
    client,
    assert,
  }) => {
    const shipment = await voidAndCrash()
    const problem = 'This waybill has been scanned already.'
    await cancelWaybill(
      shipment.id,
      overrideCourier({ void: () => Promise.reject(new CourierRefused(problem)) })
    )
    await timePasses('1 day')
    assert.deepEqual(await swept(), [])
    const member = await programOf(client, 'member@sendam.test')
    const path = `/waybill_return/${shipment.id}`
    const refused = await member('put', path, { comment: 'Mine' })
    refused.assertStatus(403)
    const admin = await programOf(client, 'admin@sendam.test')
    const listed = await admin('get', '/waybill_return')
    assert.containsSubset(listed.body().data, [{ shipmentId: shipment.id, problem }])
    const silent = await admin('put', path, { comment: ' ' })
    silent.assertStatus(422)

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
