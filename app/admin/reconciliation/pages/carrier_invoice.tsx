import { Link } from '@adonisjs/inertia/react'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { apiUrl } from '~/api/call_api'
import { urlFor } from '~/client'
import { buttonClass } from '~/ui/button_style'
import { Card } from '~/ui/card'
import { PageHeader } from '~/ui/page_header'
import type { InvoiceFinding } from '#admin/reconciliation/rules/invoice_labels'
import {
  AcceptOpenLinesButton,
  type CarrierInvoiceCounts,
  CarrierInvoiceSummary,
} from '../components/carrier_invoice_summary'
import { CarrierInvoiceBadge, type CarrierInvoiceRow } from '../components/carrier_invoice_badge'
import { InvoiceLineTable } from '../components/invoice_line_table'
import type { ImportedLineRow } from '../components/invoice_line_dialogs'

interface CarrierInvoiceProps {
  listQuery: ListParams
  invoice: CarrierInvoiceRow
  counts: CarrierInvoiceCounts
  lines?: PaginatedRows<ImportedLineRow>
}

export default function CarrierInvoicePage(props: CarrierInvoiceProps) {
  const { listQuery, invoice, counts } = props
  const { id, name, dayText, importedBy, importedText, disputedLines } = invoice
  const list = useServerList(props.lines, { prop: 'lines', listQuery, also: ['invoice', 'counts'] })
  const server = {
    ...list.server,
    csvHref: apiUrl('api.admin.invoice_line_exports.show', { params: { id }, query: listQuery }),
  }
  return (
    <>
      <PageHeader
        title={name}
        badge={<CarrierInvoiceBadge invoice={invoice} />}
        description={`Dated ${dayText}. Imported on ${importedText}${importedBy ? ` by ${importedBy}` : ''}.`}
        back={{ label: 'Courier Invoices', href: urlFor('admin.carrier_invoices', {}), as: Link }}
        actions={
          <>
            {disputedLines > 0 && (
              <a
                href={apiUrl('api.admin.invoice_line_exports.disputed', { params: { id } })}
                className={buttonClass({ variant: 'secondary' })}
              >
                Disputed Lines for the Courier
              </a>
            )}
            <AcceptOpenLinesButton
              invoice={invoice}
              counts={counts}
              finding={listQuery.finding as InvoiceFinding | undefined}
            />
          </>
        }
      />
      <div className="grid gap-4 sm:gap-6">
        <CarrierInvoiceSummary invoice={invoice} counts={counts} />
        <Card title="Lines" padded={false}>
          <InvoiceLineTable list={{ ...list, server }} currency={invoice.currency} />
        </Card>
      </div>
    </>
  )
}
