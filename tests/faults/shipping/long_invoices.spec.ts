import { test } from '@japa/runner'
import { runInWorkerThread } from '#shared/threads/worker_thread'
import { isPdf } from '#shared/uploads/pdf'
import type {
  BillingInvoiceData,
  renderBillingInvoice,
} from '#shipping/invoicing/documents/invoice_pdf'

const render = runInWorkerThread<typeof renderBillingInvoice>({
  module: '#shipping/invoicing/documents/invoice_pdf',
  name: 'renderBillingInvoice',
  seconds: 180,
})

const party = { name: 'ACME Foods', address: '5 Allen Avenue, Lagos', tin: null, rcNumber: null }

const invoice: BillingInvoiceData = {
  provider: { name: 'Sendam', legalName: 'Sendam Ltd', address: 'Lagos', contactNumber: '+234' },
  title: 'Invoice',
  number: 'INV-2026-000001',
  createdAt: new Date('2026-03-01T10:00:00Z'),
  dates: 'Issued 1 Mar 2026, due 15 Mar 2026',
  period: '1 Feb 2026 to 28 Feb 2026',
  customer: party,
  issuer: party,
  reason: null,
  lines: Array.from({ length: 20_000 }, (_, index) => ({
    at: new Date('2026-02-10T10:00:00Z'),
    words: `Shipment ${260_000_000_000 + index} to receiver ${index}`,
    detail: `DHL, NG to GB, ${index / 100} kg`,
    amountKobo: 1_000_00 + index,
  })),
  totals: [['Total', 20_000_00]],
  statement: null,
}

test.group('An invoice of 20,000 lines', () => {
  test('fits into one PDF within the memory limit of a thread', async ({ assert }) => {
    assert.isTrue(isPdf(await render(invoice)))
  }).timeout(400_000)
})
