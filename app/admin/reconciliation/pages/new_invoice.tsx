import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { useApiCall } from '~/api/use_api_call'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { FailureNotice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { toast } from '~/ui/toast'
import { InvoiceColumnsForm } from '../components/invoice_columns_form'
import { CarrierInvoiceForm, type PreviewedInvoice } from '../components/carrier_invoice_form'
import { InvoicePreviewResult } from '../components/invoice_preview'

export default function NewInvoice() {
  const [looked, setLooked] = useState<PreviewedInvoice | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const reading = useApiCall()
  const importing = useApiCall()

  function look(next: PreviewedInvoice | null) {
    setFailure(null)
    setLooked(next)
  }

  async function readAgain({ head, file }: PreviewedInvoice) {
    const call = { query: head, body: { file } }
    const outcome = await reading.send('api.admin.invoice_previews.store', call)
    if (outcome.ok) look({ head, file, preview: outcome.body.data })
    else setFailure(outcome.message)
  }

  async function take({ head, file, preview }: PreviewedInvoice) {
    const call = { query: { ...head, base: preview.base }, body: { file } }
    const outcome = await importing.send('api.admin.invoices.store', call)
    if (!outcome.ok) return setFailure(outcome.message)
    toast.success(outcome.body.message)
    router.visit(urlFor('admin.carrier_invoice', { id: outcome.body.data.id }))
  }

  const preview = looked?.preview
  const isReady = preview && !preview.earlier && !preview.problemCount && preview.lineCount > 0
  return (
    <>
      <PageHeader
        title="Import an Invoice"
        description="You check every line before we save anything."
        back={{ label: 'Courier Invoices', href: urlFor('admin.carrier_invoices', {}), as: Link }}
      />
      <div className="grid gap-4 sm:gap-6">
        <CarrierInvoiceForm onLooked={look} />
        {reading.busy && <p role="status">Reading the file. Please wait...</p>}
        {looked && (
          <>
            <InvoiceColumnsForm
              key={looked.preview.base}
              carrier={looked.head.carrier}
              preview={looked.preview}
              onSaved={() => readAgain(looked)}
            />
            <InvoicePreviewResult preview={looked.preview} />
          </>
        )}
        <FailureNotice title="Nothing was imported" text={failure} />
        {looked && isReady && (
          <div>
            <Button onClick={() => take(looked)} busy={importing.busy} busyLabel="Importing...">
              Import the Invoice
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
