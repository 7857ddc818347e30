import type { BookingRequest } from '#shipping/carriers/booking_request'
import { CourierRefused } from '#shipping/carriers/courier_driver'
import { toUpsList, requireUpsSuccess, upsMessage } from '#shipping/carriers/ups/ups_answers'
import { toText } from '#shipping/carriers/wire/json_values'
import { upsTraceHeaders, type UpsClients } from '#shipping/carriers/ups/ups_clients'

interface UploadedUpsInvoice {
  id: string | null
  alerts: string[]
}

const INVOICE = '002'

/** UPS must enable uploads for our account. A failure stops no booking: staff get an alert. */
export async function uploadUpsInvoice(
  { documents }: UpsClients,
  account: string,
  { reference, customs }: BookingRequest
): Promise<UploadedUpsInvoice> {
  if (!customs?.invoicePdf) return { id: null, alerts: [] }
  try {
    const answer = await documents.call({
      operation: 'upload',
      method: 'POST',
      path: '/paperlessdocuments/v2/upload',
      headers: { ...upsTraceHeaders(reference), ShipperNumber: account },
      body: uploadOf(reference, account, customs.invoicePdf),
    })
    const { UploadResponse } = requireUpsSuccess(
      answer,
      'upload',
      (problems) => new CourierRefused(upsMessage(problems))
    )
    const id = toText(toUpsList(UploadResponse?.FormsHistoryDocumentID?.DocumentID)[0])
    return id ? { id, alerts: [] } : requirePaperInvoice('UPS sent no document id.')
  } catch (error) {
    return requirePaperInvoice(error instanceof Error ? error.message : String(error))
  }
}

function uploadOf(reference: string, account: string, pdf: Buffer) {
  return {
    UploadRequest: {
      Request: { TransactionReference: { CustomerContext: reference } },
      ShipperNumber: account,
      UserCreatedForm: [
        {
          UserCreatedFormFileName: 'invoice.pdf',
          UserCreatedFormFile: pdf.toString('base64'),
          UserCreatedFormFileFormat: 'pdf',
          UserCreatedFormDocumentType: INVOICE,
        },
      ],
    },
  }
}

function requirePaperInvoice(reason: string): UploadedUpsInvoice {
  const alert = `UPS did not accept the invoice electronically. Print three copies of it and put them with the parcel. Reason: ${reason}`
  return { id: null, alerts: [alert] }
}
