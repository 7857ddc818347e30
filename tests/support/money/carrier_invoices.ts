import type { ApiClient } from '@japa/api-client'
import { DEMO_PASSWORD } from '#identity/demo'
import { todayInNigeria } from '#tests/support/money/costs'
import { addressOfServer } from '#tests/support/api_client'

const INVOICE_HEADER = 'Waybill,Freight,Fuel Surcharge,Duty,Other Charges,Weight'

export interface InvoiceHead {
  carrier?: string
  number?: string
  day?: string
  currency?: string
  total?: number | string
}

/** Returns the head of a DHL invoice with today's date over ten dollars, unless overridden. */
function headOf(overrides: InvoiceHead = {}) {
  const day = todayInNigeria().toISODate()!
  return { carrier: 'dhl', number: 'INV-1', day, currency: 'USD', total: 10, ...overrides }
}

export function writeInvoice(...rows: string[]): string {
  return [INVOICE_HEADER, ...rows].join('\n')
}

/** Signs in and returns functions that preview and import a courier's invoice. */
export async function createInvoiceCalls(
  client: ApiClient,
  username = 'admin@sendam.test',
  address = addressOfServer()
) {
  const login = await client.post('/api/v1/login').json({ username, password: DEMO_PASSWORD })
  return createInvoiceSender(address, login.header('authorization')!)
}

export function createInvoiceSender(address: string, authorization: string) {
  const post = async (path: string, query: object, content: BlobPart | null) => {
    const body = new FormData()
    if (content !== null) body.append('file', new Blob([content]), 'invoice.csv')
    const asked = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)])
    )
    const url = `${address}/api/v1/carrier_invoice${path}?${asked}`
    const response = await fetch(url, { method: 'POST', headers: { authorization }, body })
    return { status: response.status, body: (await response.json()) as any }
  }
  const preview = (content: BlobPart | null, overrides: InvoiceHead = {}) =>
    post('/preview', headOf(overrides), content)
  const save = (content: BlobPart | null, base: string, overrides: InvoiceHead = {}) =>
    post('', { ...headOf(overrides), base }, content)
  return {
    preview,
    save,
    async take(content: BlobPart, overrides: InvoiceHead = {}) {
      const seen = await preview(content, overrides)
      if (seen.status !== 200) throw new Error(JSON.stringify(seen.body))
      const taken = await save(content, seen.body.data.base, overrides)
      if (taken.status !== 200) throw new Error(JSON.stringify(taken.body))
      return taken.body.data as { id: number; openLines: number; state: string }
    },
  }
}
