import { Link } from '@adonisjs/inertia/react'
import { type Paged, type Question, useListed } from '~/address/use_listed'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { InvoiceContent } from '../components/invoice_content'
import { InvoiceDownloads } from '../components/invoice_downloads'
import { InvoiceBadge, type BilledLine, type WholeInvoice } from '../components/invoice_words'

interface InvoiceProps {
  question: Question
  whole: WholeInvoice
  lines?: Paged<BilledLine>
}

/** One invoice or credit note of the caller's business. */
export default function Invoice({ question, whole, lines }: InvoiceProps) {
  const { invoice, credits } = whole
  const list = useListed(lines, { prop: 'lines', question })
  return (
    <>
      <PageHeader
        title={invoice.number}
        badge={<InvoiceBadge invoice={invoice} />}
        description={
          credits
            ? `Credit note for ${credits.number}, issued ${invoice.issuedText}.`
            : `${invoice.periodText}. ${owed(invoice)}.`
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

function owed({ open, openText, dueText }: WholeInvoice['invoice']): string {
  return open > 0 ? `${openText} to pay by ${dueText}` : 'Nothing to pay'
}
