import { Link } from '@adonisjs/inertia/react'
import { type Paged, type Question, useListed } from '~/address/use_listed'
import { addressOf } from '~/api/send'
import { urlFor } from '~/client'
import { buttonClass } from '~/ui/button_style'
import { Card } from '~/ui/card'
import { PageHeader } from '~/ui/page_header'
import type { Finding } from '#admin/reconciliation/rules/invoice_words'
import { AcceptOpen, type Counts, InvoiceSummary } from '../components/invoice_summary'
import { InvoiceBadge, type ShownInvoice } from '../components/invoice_table'
import { LineTable, type ShownKeptLine } from '../components/line_table'

interface CarrierInvoiceProps {
  question: Question
  invoice: ShownInvoice
  counts: Counts
  lines?: Paged<ShownKeptLine>
}

/** One invoice of a courier: whether it adds up, and what to do about each line. */
export default function CarrierInvoice(props: CarrierInvoiceProps) {
  const { question, invoice, counts } = props
  const { id, name, dayText, importedBy, importedText, disputedLines } = invoice
  const list = useListed(props.lines, { prop: 'lines', question, also: ['invoice', 'counts'] })
  const server = {
    ...list.server,
    csvHref: addressOf('api.admin.invoice_line_exports.show', { params: { id }, query: question }),
  }
  return (
    <>
      <PageHeader
        title={name}
        badge={<InvoiceBadge invoice={invoice} />}
        description={`Of ${dayText}. Imported on ${importedText}${importedBy ? ` by ${importedBy}` : ''}.`}
        back={{ label: 'Courier Invoices', href: urlFor('admin.carrier_invoices', {}), as: Link }}
        actions={
          <>
            {disputedLines > 0 && (
              <a
                href={addressOf('api.admin.invoice_line_exports.disputed', { params: { id } })}
                className={buttonClass({ variant: 'secondary' })}
              >
                Disputed Lines for the Courier
              </a>
            )}
            <AcceptOpen
              invoice={invoice}
              counts={counts}
              finding={question.finding as Finding | undefined}
            />
          </>
        }
      />
      <div className="grid gap-4 sm:gap-6">
        <InvoiceSummary invoice={invoice} counts={counts} />
        <Card title="Lines" padded={false}>
          <LineTable list={{ ...list, server }} currency={invoice.currency} />
        </Card>
      </div>
    </>
  )
}
