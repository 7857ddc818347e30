import { offerDocument } from '#shared/documents/offered'

offerDocument('waybill', async ({ shipmentId }) => {
  const { paperOf } = await import('#shipping/documents/shipment_documents')
  return paperOf(Number(shipmentId), 'waybill')
})

offerDocument('invoice', async ({ shipmentId }) => {
  const { paperOf } = await import('#shipping/documents/shipment_documents')
  return paperOf(Number(shipmentId), 'invoice')
})

offerDocument('customs', async ({ shipmentId, paper }) => {
  const { paperOf } = await import('#shipping/documents/shipment_documents')
  return paperOf(Number(shipmentId), paper === 'packing_list' ? paper : 'commercial_invoice')
})

offerDocument('statement', async (subject) => {
  const { statementPaper } = await import('#wallet/transactions/statement')
  return statementPaper(subject)
})

offerDocument('billing', async ({ invoiceId }) => {
  const { invoicePaper } = await import('#shipping/invoicing/papers/invoice_paper')
  return invoicePaper(Number(invoiceId))
})
