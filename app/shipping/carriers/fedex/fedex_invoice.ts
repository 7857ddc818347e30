import type { BookingRequest } from '#shipping/carriers/booking_request'
import type { FedexOutput } from '#shipping/carriers/fedex/fedex_answers'
import type { UploadedFedexInvoice } from '#shipping/carriers/fedex/fedex_booking_request'
import type { FedexClient } from '#shipping/carriers/fedex/fedex_client'

const TYPE = 'application/pdf'
const NAME = 'invoice.pdf'

export async function uploadFedexInvoice(
  wire: FedexClient,
  request: BookingRequest
): Promise<UploadedFedexInvoice | null> {
  const pdf = request.customs?.invoicePdf
  if (!pdf) return null
  try {
    const { status, body } = await wire.call('documents', {
      operation: 'upload',
      method: 'POST',
      path: '/documents/v1/etds/upload',
      body: uploadForm(pdf, request),
      mark: request.reference,
    })
    const documentId = (body as { output?: FedexOutput }).output?.meta?.docId
    return status < 400 && documentId ? { documentId } : null
  } catch {
    return null
  }
}

function uploadForm(pdf: Buffer, { sender, receiver }: BookingRequest): FormData {
  const about = {
    workflowName: 'ETDPreshipment',
    carrierCode: 'FDXE',
    name: NAME,
    contentType: TYPE,
    meta: {
      shipDocumentType: 'COMMERCIAL_INVOICE',
      originCountryCode: sender.countryCode,
      destinationCountryCode: receiver.countryCode,
    },
  }
  const form = new FormData()
  form.set('document', JSON.stringify(about))
  form.set('attachment', new Blob([new Uint8Array(pdf)], { type: TYPE }), NAME)
  return form
}
