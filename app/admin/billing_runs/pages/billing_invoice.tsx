import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import {
  type PendingApproval,
  PendingApprovals,
} from '#identity/approvals/components/pending_approvals'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { PageHeader } from '~/ui/page_header'
import { InvoiceContent } from '#shipping/invoicing/components/invoice_content'
import { InvoiceDownloads } from '#shipping/invoicing/components/invoice_downloads'
import {
  type BillingInvoiceData,
  InvoiceStateBadge,
  type BilledLineData,
  type WholeInvoiceData,
} from '#shipping/invoicing/components/invoice_badge'
import { InvoiceActions } from '../components/invoice_actions'
import { InvoicePayments } from '../components/invoice_payments'

interface BillingInvoiceProps {
  listQuery: ListParams
  whole: WholeInvoiceData
  lines?: PaginatedRows<BilledLineData>
  matches: Data.Admin.BillingRuns.InvoiceMatch[]
  payments: Data.Admin.BillingRuns.Payment[]
  olderPayments: string | null
  hasNewerPayments: boolean
  notes: BillingInvoiceData[]
  canWriteOff: boolean
  waiting: PendingApproval[]
}

export default function BillingInvoicePage(props: BillingInvoiceProps) {
  const { whole, listQuery, matches, payments, notes, canWriteOff } = props
  const { invoice, credits, customer } = whole
  const list = useServerList(props.lines, { prop: 'lines', listQuery })
  return (
    <>
      <PageHeader
        title={invoice.number}
        badge={<InvoiceStateBadge invoice={invoice} />}
        description={
          credits
            ? `${customer.name}. Credit note for ${credits.number}, issued ${invoice.issuedText}.`
            : [
                `${customer.name}, ${invoice.periodText}.`,
                invoice.state !== 'paid' && `Due ${invoice.dueText}.`,
              ]
                .filter(Boolean)
                .join(' ')
        }
        back={{ label: 'Invoices', href: urlFor('admin.invoices', {}), as: Link }}
        actions={
          <>
            {!invoice.isCreditNote && (
              <InvoiceActions invoice={invoice} canWriteOff={canWriteOff} />
            )}
            <InvoiceDownloads id={invoice.id} />
          </>
        }
      />
      <PendingApprovals waiting={props.waiting} className="mb-6" />
      <InvoiceContent
        whole={whole}
        list={list}
        aside={
          !invoice.isCreditNote && (
            <>
              <InvoicePayments
                invoice={invoice}
                matches={matches}
                payments={payments}
                older={props.olderPayments}
                hasNewer={props.hasNewerPayments}
              />
              {notes.length > 0 && <CreditNotes notes={notes} />}
            </>
          )
        }
      />
    </>
  )
}

function CreditNotes({ notes }: { notes: BillingInvoiceData[] }) {
  return (
    <Card title="Credit notes">
      <ul className="divide-y text-sm">
        {notes.map(({ id, number, totalText }) => (
          <li key={id} className="flex justify-between gap-4 py-2">
            <Link href={urlFor('admin.invoice', { id })} className="underline underline-offset-2">
              {number}
            </Link>
            <span className="tabular">{totalText}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
