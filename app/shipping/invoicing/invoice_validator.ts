import vine from '@vinejs/vine'
import { cursorFields, pageCursor } from '#shared/http/keyset_page'
import {
  blankToUndefined,
  listMessages,
  listQueryFields,
  openPeriodFields,
} from '#shared/http/list_query_validator'
import { INVOICE_FILTERS } from '#shipping/invoicing/invoice_lists'

const { page, perPage, search } = listQueryFields([])
const filterRule = () => vine.enum(INVOICE_FILTERS).parse(blankToUndefined).optional()

export const invoicePageValidator = vine.create({
  show: filterRule(),
  page,
  perPage,
  ...pageCursor(),
})

export const billingInvoiceLinesValidator = vine.create({ search, page, perPage, ...pageCursor() })

export const ownInvoiceListValidator = vine.create({
  ...cursorFields(),
  ...openPeriodFields(),
  show: filterRule(),
})

invoicePageValidator.messagesProvider = listMessages
billingInvoiceLinesValidator.messagesProvider = listMessages
ownInvoiceListValidator.messagesProvider = listMessages
