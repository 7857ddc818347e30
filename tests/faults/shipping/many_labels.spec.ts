import { test } from '@japa/runner'
import { PDFDocument } from '@cantoo/pdf-lib'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { MAX_BATCH_ROWS } from '#shipping/batches/batch_validators'
import { mergeShipmentLabels } from '#shipping/documents/merge_labels'
import { makeUnpaid } from '#tests/support/shipment_copies'

test.group('Labels of a full batch', (group) => {
  // Labels contain the URL of the tracking page, so the routes must be loaded.
  group.setup(async () => {
    await import('#start/routes')
    router.commit()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [layout, toASheet] of [
    ['label', 1],
    ['a4', 4],
  ] as const) {
    test(`fit into one PDF within the memory limit of a thread, in layout ${layout}`, async ({
      assert,
    }) => {
      const shipments = await makeUnpaid(MAX_BATCH_ROWS, { to: 'GB' })
      const ids = shipments.map(({ id }) => id)
      const pdf = await PDFDocument.load(await mergeShipmentLabels(ids, layout))
      assert.equal(pdf.getPageCount(), MAX_BATCH_ROWS / toASheet)
    }).timeout(180_000)
  }
})
