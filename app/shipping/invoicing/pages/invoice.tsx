import { Link } from '@adonisjs/inertia/react'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { InvoiceContent } from '../components/invoice_content'
import { InvoiceDownloads } from '../components/invoice_downloads'
import {
  InvoiceStateBadge,
  type BilledLineData,
  type WholeInvoiceData,
} from '../components/invoice_badge'

interface InvoiceProps {
  listQuery: ListParams
  whole: WholeInvoiceData
  lines?: PaginatedRows<BilledLineData>
}

export default function Invoice({ listQuery, whole, lines }: InvoiceProps) {
  const { invoice, credits } = whole
  const list = useServerList(lines, { prop: 'lines', listQuery })
  return (
    <>
      <PageHeader
        title={invoice.number}
        badge={<InvoiceStateBadge invoice={invoice} />}
        description={
          credits
            ? `Credit note for ${credits.number}, issued ${invoice.issuedText}.`
            : `${invoice.periodText}. ${openAmountText(invoice)}.`
        }
        back={{ label: 'Invoices', href: urlFor('shipping.invoices', {}), as: Link }}
        actions={
          <>
            {invoice.open > 0 && (
              <Button as={Link} href={urlFor('wallet.fund', {})}>
                Fund Wallet
              </Button>
            )}
            <InvoiceDownloads id={invoice.id} />
          </>
        }
      />
      <InvoiceContent whole={whole} list={list} />
    </>
  )
}

function openAmountText({ open, openText, dueText }: WholeInvoiceData['invoice']): string {
  return open > 0 ? `${openText} to pay by ${dueText}` : 'Nothing to pay'
}
