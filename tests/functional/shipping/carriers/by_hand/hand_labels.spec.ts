import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { renderDocument } from '#shipping/documents/shipment_documents'
import { sweepShipmentFiles } from '#shipping/documents/file_sweep'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentLabel from '#shipping/shipment/models/shipment_label'
import { isPdf } from '#shared/uploads/pdf'
import { pdfFile } from '#tests/support/files/pdf_file'
import { animation, pictureFile, pixelBomb } from '#tests/support/files/picture_file'
import { makeShipment } from '#tests/support/shipment_rows'
import { byHand, MEMBER, sendLabel } from './hand_calls.js'

const LARGEST = 5 * 1024 * 1024
const UNSUPPORTED = 'Upload file type is unsupported.'

async function statusOf(sent: ReturnType<typeof sendLabel>) {
  const { status } = await sent
  return status
}

async function waybillOf(id: number) {
  return renderDocument(await Shipment.findWithDetails(id), 'waybill')
}

/** Compares megabytes without a line-by-line diff on failure. */
async function isWaybillOf(id: number, label: Buffer) {
  const waybill = await waybillOf(id)
  return waybill.equals(label)
}

test.group('A label uploaded by hand', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('replaces our own waybill, and a later upload replaces it', async ({ assert }) => {
    const { id } = await byHand({ status: 'BOOKED' })
    const ownWaybill = await waybillOf(id)
    assert.isTrue(isPdf(ownWaybill))
    const label = pdfFile(LARGEST)
    assert.equal(await statusOf(sendLabel(id, label)), 200)
    assert.isTrue(await isWaybillOf(id, label))
    const { fileKey } = await ShipmentLabel.findOrFail(id)

    const another = pdfFile()
    assert.equal(await statusOf(sendLabel(id, another)), 200)
    assert.isTrue(await isWaybillOf(id, another))
    assert.isFalse(await drive.use().exists(fileKey))
  })

  test('may be a picture, which becomes a PDF page', async ({ assert }) => {
    for (const format of ['png', 'jpeg'] as const) {
      const { id } = await byHand({ status: 'BOOKED' })
      const sent = await sendLabel(id, await pictureFile(format, 900, 600))
      assert.equal(sent.status, 200, format)
      const page = await waybillOf(id)
      assert.isTrue(isPdf(page), format)
      assert.include(page.toString('latin1'), '[0 0 419.53 297.64]')
    }
  })

  test('is checked by its bytes, and has at most 5 MB', async ({ assert }) => {
    const { id } = await byHand()
    const picture = await pictureFile()
    const wrong: [Buffer | null, string][] = [
      [Buffer.from('%PDF-1.7 is what it says'), UNSUPPORTED],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), UNSUPPORTED],
      [await animation(2), UNSUPPORTED],
      [pixelBomb(), UNSUPPORTED],
      [picture.subarray(0, 100), UNSUPPORTED],
      [pdfFile(LARGEST + 1), `Allowed file size (${LARGEST} bytes) exceeded`],
      [Buffer.alloc(LARGEST * 2), `Allowed file size (${LARGEST} bytes) exceeded`],
      [null, '"File" should not be empty'],
    ]
    for (const [file, message] of wrong) {
      const { status, body } = await sendLabel(id, file)
      assert.equal(status, 422, message)
      assert.equal(body.message, message)
    }
    assert.isNull(await ShipmentLabel.find(id))
  })

  test('is accepted from staff only, for a parcel that is booked by hand and not voided', async ({
    assert,
  }) => {
    const sandbox = await makeShipment({ status: 'BOOKED' })
    const voided = await byHand({ status: 'VOIDED' })
    const waiting = await byHand()
    const file = pdfFile()
    assert.equal(await statusOf(sendLabel(sandbox.id, file)), 404)
    assert.equal(await statusOf(sendLabel(voided.id, file)), 409)
    assert.equal(await statusOf(sendLabel(waiting.id, file, MEMBER)), 403)
    assert.equal(await statusOf(sendLabel(waiting.id, file)), 200)
  })

  test('is deleted by the sweep only if no row refers to it', async ({ assert }) => {
    const { id } = await byHand()
    await sendLabel(id, pdfFile())
    const { fileKey } = await ShipmentLabel.findOrFail(id)
    await drive.use().put('labels/left-behind.pdf', 'x')
    await sweepShipmentFiles(Date.now() + 25 * 60 * 60 * 1000)
    assert.isTrue(await drive.use().exists(fileKey))
    assert.isFalse(await drive.use().exists('labels/left-behind.pdf'))
  })
})
