import vine from '@vinejs/vine'
import { cursorQuestion, pageCursor } from '#shared/http/keyset_page'
import {
  blankIsAbsent,
  listMessages,
  listQuestion,
  openPeriod,
} from '#shared/http/list_question_validator'
import { INVOICES_SHOWN } from '#shipping/invoicing/invoice_lists'

const { page, perPage, search } = listQuestion([])
const show = () => vine.enum(INVOICES_SHOWN).parse(blankIsAbsent).optional()

/** Of the page of a business. */
export const invoicePageValidator = vine.create({ show: show(), page, perPage, ...pageCursor() })

/** Which lines of an invoice its page shows. */
export const invoiceLinesValidator = vine.create({ search, page, perPage, ...pageCursor() })

/** What a program asks of its list. */
export const invoiceListValidator = vine.create({
  ...cursorQuestion(),
  ...openPeriod(),
  show: show(),
})

invoicePageValidator.messagesProvider = listMessages
invoiceLinesValidator.messagesProvider = listMessages
invoiceListValidator.messagesProvider = listMessages
