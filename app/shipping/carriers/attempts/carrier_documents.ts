import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { storeFile } from '#shared/uploads/file_store'
import type { CourierDocument } from '#shipping/carriers/courier_driver'
import { labelPageFromImage } from '#shipping/carriers/label_pages'
import CarrierDocument, { DOCUMENT_MIME_TYPES } from '#shipping/shipment/models/carrier_document'

/** Folder of the file store. Put no other files into it: a sweep deletes those without a row. */
export const CARRIER_DOCUMENT_FOLDER = 'carrier_papers'

const BATCH = 20

/** Merges labels into one PDF and one ZPL file. If a PDF is unreadable, PDFs stay separate. */
export async function mergeLabels(documents: CourierDocument[]): Promise<CourierDocument[]> {
  const labels = documents
    .filter(({ kind }) => kind === 'label')
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
  const codes = labels.filter(({ format }) => format === 'zpl')
  const pages = labels.filter(({ format }) => format !== 'zpl')
  const others = documents.filter(({ kind }) => kind !== 'label')
  return [...others, ...(await mergeAsPdf(pages)), ...mergeAsZpl(codes)]
}

async function mergeAsPdf(labels: CourierDocument[]): Promise<CourierDocument[]> {
  const isWhole = labels.length === 1 && labels[0]!.format === 'pdf'
  if (labels.length === 0 || isWhole) return labels
  try {
    const parts = await Promise.all(labels.map(labelPdf))
    return [mergedLabel('pdf', parts.length === 1 ? parts[0]! : await mergePdfs(parts))]
  } catch (error) {
    logger.warn(
      { err: error },
      'Labels of a carrier could not be merged, so they are stored as received'
    )
    return labels
  }
}

async function labelPdf({ format, bytes }: CourierDocument): Promise<Buffer> {
  return format === 'pdf' ? bytes : labelPageFromImage(bytes)
}

async function mergePdfs(parts: Buffer[]): Promise<Buffer> {
  const whole = await PDFDocument.create()
  for (const part of parts) {
    const document = await PDFDocument.load(part)
    const pages = await whole.copyPages(document, document.getPageIndices())
    for (const page of pages) whole.addPage(page)
  }
  return Buffer.from(await whole.save())
}

function mergeAsZpl(codes: CourierDocument[]): CourierDocument[] {
  if (codes.length === 0) return []
  const lines = codes.flatMap(({ bytes }) => [bytes, Buffer.from('\n')])
  return [mergedLabel('zpl', Buffer.concat(lines))]
}

function mergedLabel(format: 'pdf' | 'zpl', bytes: Buffer): CourierDocument {
  return { kind: 'label', format, position: null, bytes }
}

/** Call it in the transaction that saves the waybill number: a crash must not lose only one. */
export async function saveCarrierDocuments(
  trx: TransactionClientContract,
  shipmentId: number,
  documents: CourierDocument[]
) {
  for (const { kind, format, position, bytes } of documents) {
    await CarrierDocument.create({ shipmentId, kind, format, position, bytes }, { client: trx })
  }
}

/**
 * Stores each file before its row refers to it. After a crash in between, a sweep deletes the file.
 * Throws StorageUnavailable.
 */
export async function moveDocumentsToFileStore(shipmentId?: number) {
  const query = CarrierDocument.query().whereNotNull('bytes').orderBy('id').limit(BATCH)
  if (shipmentId) query.where({ shipmentId })
  for (const document of await query) {
    const fileKey = `${CARRIER_DOCUMENT_FOLDER}/${randomUUID()}.${document.format}`
    await storeFile(
      fileKey,
      Buffer.from(document.bytes!),
      DOCUMENT_MIME_TYPES[document.format],
      'A label'
    )
    await CarrierDocument.query()
      .where({ id: document.id })
      .whereNotNull('bytes')
      .update({ file_key: fileKey, bytes: null })
  }
}
