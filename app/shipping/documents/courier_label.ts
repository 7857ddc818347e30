import drive from '@adonisjs/drive/services/main'
import type { Caller } from '#identity/sessions/caller'
import { LabelVoided } from '#shipping/documents/document_not_ready'
import type { stampVoid } from '#shipping/documents/void_stamp'
import CarrierDocument, {
  DOCUMENT_MIME_TYPES,
  type CourierDocumentFormat,
} from '#shipping/shipment/models/carrier_document'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentLabel from '#shipping/shipment/models/shipment_label'
import { runInWorkerThread } from '#shared/threads/worker_thread'

const stampInThread = runInWorkerThread<typeof stampVoid>({
  module: '#shipping/documents/void_stamp',
  name: 'stampVoid',
  remedy: 'Ask the courier for a copy.',
})

export interface CourierLabel {
  format: CourierDocumentFormat
  type: string
  content: Buffer
}

/** Prefers a label that staff uploaded to the courier's original; null without both. */
export async function findCourierLabel(shipmentId: number): Promise<CourierLabel | null> {
  return (await findUploadedLabel(shipmentId)) ?? findCarrierLabel(shipmentId)
}

/** Returns a printable PDF; null if there is no label or only one for thermal printers. */
export async function findLabelPages(shipmentId: number): Promise<Buffer | null> {
  const label =
    (await findUploadedLabel(shipmentId)) ?? (await findCarrierLabel(shipmentId, { format: 'pdf' }))
  return label?.content ?? null
}

/** Leaves out shipments whose only label is our waybill. */
export async function findLabelPagesOfMany(shipmentIds: number[]): Promise<Map<number, Buffer>> {
  const documents = await CarrierDocument.query()
    .whereIn('shipmentId', shipmentIds)
    .where({ kind: 'label', format: 'pdf' })
    .orderBy('id')
  const uploaded = await ShipmentLabel.query().whereIn('shipmentId', shipmentIds)
  const pages = new Map<number, Buffer>()
  for (const document of documents) {
    const { content } = await toCourierLabel(document)
    pages.set(document.shipmentId, content)
  }
  for (const { shipmentId, fileKey } of uploaded)
    pages.set(shipmentId, await readStoredFile(fileKey))
  return pages
}

/** Returns the courier's label in ZPL; null if there is none. */
export async function findThermalLabel(shipmentId: number): Promise<Buffer | null> {
  const label = await findCarrierLabel(shipmentId, { format: 'zpl' })
  return label?.content ?? null
}

async function findUploadedLabel(id: number): Promise<CourierLabel | null> {
  const label = await ShipmentLabel.find(id)
  if (!label) return null
  return {
    format: 'pdf',
    type: DOCUMENT_MIME_TYPES.pdf,
    content: await readStoredFile(label.fileKey),
  }
}

async function findCarrierLabel(
  shipmentId: number,
  only: { format?: CourierDocumentFormat } = {}
): Promise<CourierLabel | null> {
  const document = await CarrierDocument.query()
    .where({ shipmentId, kind: 'label', ...only })
    .orderBy('id', 'desc')
    .first()
  return document && toCourierLabel(document)
}

/**
 * Loads any file that a courier sent. The label of a voided shipment is stamped VOID. Throws
 * E_ROW_NOT_FOUND, and LabelVoided if the label cannot be stamped.
 */
export async function loadCourierDocument(caller: Caller, id: number) {
  const document = await CarrierDocument.findOrFail(id)
  const shipment = await Shipment.visibleTo(caller).where('id', document.shipmentId).firstOrFail()
  const { kind, format } = document
  const isVoid = kind === 'label' && shipment.status === 'VOIDED'
  if (isVoid && format !== 'pdf') throw new LabelVoided()
  const file = await toCourierLabel(document)
  return { kind, ...file, content: isVoid ? await stampInThread(file.content) : file.content }
}

async function toCourierLabel({ format, bytes, fileKey }: CarrierDocument): Promise<CourierLabel> {
  return {
    format,
    type: DOCUMENT_MIME_TYPES[format],
    content: bytes ?? (await readStoredFile(fileKey!)),
  }
}

async function readStoredFile(key: string): Promise<Buffer> {
  return Buffer.from(await drive.use().getBytes(key))
}
