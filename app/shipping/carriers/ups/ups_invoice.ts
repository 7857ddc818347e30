import type { BookingRequest } from '#shipping/carriers/booking_request'
import { CourierRefused } from '#shipping/carriers/courier_driver'
import { toUpsList, requireUpsSuccess, upsMessage } from '#shipping/carriers/ups/ups_answers'
import { toText } from '#shipping/carriers/wire/json_values'
import { upsTraceHeaders, type UpsClients } from '#shipping/carriers/ups/ups_clients'

interface UploadedUpsInvoice {
  /** By which the booking names it; null where there is none. */
  id: string | null
  alerts: string[]
}

const INVOICE = '002'

/**
 * Gives UPS our commercial invoice before the parcel. An account must be enabled for it, and whatever goes wrong
 * concerns the paper alone: it stops no booking.
 */
export async function uploadUpsInvoice(
  { papers }: UpsClients,
  account: string,
  { reference, customs }: BookingRequest
): Promise<UploadedUpsInvoice> {
  if (!customs?.invoicePdf) return { id: null, alerts: [] }
  try {
    const answer = await papers.call({
      operation: 'upload',
      method: 'POST',
      path: '/paperlessdocuments/v2/upload',
      headers: { ...upsTraceHeaders(reference), ShipperNumber: account },
      body: uploadOf(reference, account, customs.invoicePdf),
      timeoutMs: 30_000,
    })
    const { UploadResponse } = requireUpsSuccess(
      answer,
      'upload',
      (problems) => new CourierRefused(upsMessage(problems))
    )
    const id = toText(toUpsList(UploadResponse?.FormsHistoryDocumentID?.DocumentID)[0])
    return id ? { id, alerts: [] } : invoiceOnPaper('UPS named no document.')
  } catch (error) {
    return invoiceOnPaper(error instanceof Error ? error.message : String(error))
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

function invoiceOnPaper(reason: string): UploadedUpsInvoice {
  const alert = `UPS did not take the invoice ahead: print three copies of the invoice and put them with the parcel. Why: ${reason}`
  return { id: null, alerts: [alert] }
}
