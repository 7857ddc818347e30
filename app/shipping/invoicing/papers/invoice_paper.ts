import brand from '#config/brand'
import { headOffice } from '#shared/brand/brand'
import type { Paper } from '#shared/documents/offered'
import { invoiceDrawing } from '#shipping/invoicing/papers/invoice_drawing'
import { wholeInvoice } from '#shipping/invoicing/invoices'

/** An invoice with its statement, or a credit note, always the same. Throws E_ROW_NOT_FOUND. */
export async function invoicePaper(id: number): Promise<Paper> {
  const whole = await wholeInvoice(id)
  const { issuer, number } = whole.invoice
  const provider = {
    ...{ ...brand, legalName: issuer.name },
    address: issuer.address ?? headOffice(brand),
  }
  return { filename: `${number}.pdf`, pdf: await invoiceDrawing(whole, provider) }
}
