import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { putFile } from '#shared/uploads/file_store'
import type { CourierPaper } from '#shipping/carriers/courier_driver'
import { pagesOfPictures } from '#shipping/carriers/label_pages'
import CarrierPaper from '#shipping/shipment/models/carrier_paper'

/** Where the carriers' papers lie: nothing else does. */
export const CARRIER_PAPER_FOLDER = 'carrier_papers'

const TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  gif: 'image/gif',
  zpl: 'text/plain; charset=utf-8',
} as const

const BATCH = 20

/**
 * One file of each kind: the pictures of a label become the pages of one PDF, and what a thermal printer reads is
 * one text. A picture that cannot be read stays as it came.
 */
export async function gathered(papers: CourierPaper[]): Promise<CourierPaper[]> {
  const inOrder = papers.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
  const isPicture = ({ kind, format }: CourierPaper) =>
    kind === 'label' && (format === 'png' || format === 'gif')
  const isCode = ({ kind, format }: CourierPaper) => kind === 'label' && format === 'zpl'
  const pictures = inOrder.filter(isPicture)
  const codes = inOrder.filter(isCode)
  const rest = inOrder.filter((paper) => !isPicture(paper) && !isCode(paper))
  return [
    ...rest,
    ...(pictures.length === 0 ? [] : await asOnePdf(pictures)),
    ...(codes.length === 0
      ? []
      : [label('zpl', Buffer.concat(codes.flatMap(({ bytes }) => [bytes, Buffer.from('\n')])))]),
  ]
}

async function asOnePdf(pictures: CourierPaper[]): Promise<CourierPaper[]> {
  try {
    return [label('pdf', await pagesOfPictures(pictures.map(({ bytes }) => bytes)))]
  } catch {
    return pictures
  }
}

function label(format: 'pdf' | 'zpl', bytes: Buffer): CourierPaper {
  return { kind: 'label', format, position: null, bytes }
}

/** In the transaction that takes the number in, so that no crash comes between the two. */
export async function keepPapers(
  trx: TransactionClientContract,
  shipmentId: number,
  papers: CourierPaper[]
) {
  for (const { kind, format, position, bytes } of papers) {
    await CarrierPaper.create({ shipmentId, kind, format, position, bytes }, { client: trx })
  }
}

/**
 * Moves what the database holds to the file store, of one shipment or whatever is left. The file comes before its
 * row names it; one that a crash left behind is found by the sweep of files. Throws StorageUnavailable.
 */
export async function storePapers(shipmentId?: number) {
  const query = CarrierPaper.query().whereNotNull('bytes').orderBy('id').limit(BATCH)
  if (shipmentId) query.where({ shipmentId })
  for (const paper of await query) {
    const fileKey = `${CARRIER_PAPER_FOLDER}/${randomUUID()}.${paper.format}`
    await putFile(fileKey, Buffer.from(paper.bytes!), TYPES[paper.format], 'A label')
    await CarrierPaper.query()
      .where({ id: paper.id })
      .whereNotNull('bytes')
      .update({ file_key: fileKey, bytes: null })
  }
}
