import { Head } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { InvoiceContent } from '../components/invoice_content'
import { InvoiceDownloads } from '../components/invoice_downloads'
import { InvoiceBadge, type WholeInvoice } from '../components/invoice_words'

/** One invoice or credit note of the caller's business. */
export default function Invoice({ whole }: { whole: WholeInvoice }) {
  const { invoice, credits } = whole
  return (
    <>
      <Head title={invoice.number} />
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
      <InvoiceContent whole={whole} />
    </>
  )
}

function owed({ open, openText, dueText }: WholeInvoice['invoice']): string {
  return open > 0 ? `${openText} to pay by ${dueText}` : 'Nothing to pay'
}
