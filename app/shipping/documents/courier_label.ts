import drive from '@adonisjs/drive/services/main'
import { DomainError } from '#shared/errors/domain_error'
import CarrierPaper, { type PaperFormat } from '#shipping/shipment/models/carrier_paper'
import ShipmentLabel from '#shipping/shipment/models/shipment_label'

class LabelNotThere extends DomainError {
  constructor() {
    super(
      'E_DOCUMENT_NOT_READY',
      'There is no label of the courier for this shipment. Print the waybill instead.'
    )
  }
}

export interface CourierLabel {
  format: PaperFormat
  contentType: string
  bytes: Buffer
}

const TYPES: Record<PaperFormat, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  gif: 'image/gif',
  zpl: 'text/plain; charset=utf-8',
}

/** What the courier itself gave out, in the format that it came in. Throws LabelNotThere. */
export async function courierLabelOf(shipmentId: number): Promise<CourierLabel> {
  const label = (await uploadedLabel(shipmentId)) ?? (await carriersLabel(shipmentId))
  if (!label) throw new LabelNotThere()
  return label
}

/** The same as pages to print; null where there is none, or none that a page can hold. */
export async function labelPages(shipmentId: number): Promise<Buffer | null> {
  const label =
    (await uploadedLabel(shipmentId)) ?? (await carriersLabel(shipmentId, { format: 'pdf' }))
  return label?.bytes ?? null
}

/** For a thermal printer; null where there is none. */
export async function labelCode(shipmentId: number): Promise<Buffer | null> {
  const label = await carriersLabel(shipmentId, { format: 'zpl' })
  return label?.bytes ?? null
}

/** What staff have uploaded comes before what the carrier sent. */
async function uploadedLabel(id: number): Promise<CourierLabel | null> {
  const label = await ShipmentLabel.find(id)
  if (!label) return null
  return { format: 'pdf', contentType: TYPES.pdf, bytes: await fileOf(label.fileKey) }
}

async function carriersLabel(
  shipmentId: number,
  only: { format?: PaperFormat } = {}
): Promise<CourierLabel | null> {
  const paper = await CarrierPaper.query()
    .where({ shipmentId, kind: 'label', ...only })
    .orderBy('id', 'desc')
    .first()
  if (!paper) return null
  const { format, fileKey } = paper
  const bytes = paper.bytes ?? (await fileOf(fileKey!))
  return { format, contentType: TYPES[format], bytes }
}

async function fileOf(key: string): Promise<Buffer> {
  return Buffer.from(await drive.use().getBytes(key))
}
