import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { useSend } from '~/api/use_send'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { toast } from '~/ui/toast'
import { ColumnsForm } from '../components/columns_form'
import { InvoiceForm, type Looked } from '../components/invoice_form'
import { PreviewResult } from '../components/preview_result'

/** An invoice from its file: first what its lines say, then, when that is meant, imported. */
export default function NewInvoice() {
  const [looked, setLooked] = useState<Looked | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const reading = useSend()
  const importing = useSend()

  function look(next: Looked | null) {
    setFailure(null)
    setLooked(next)
  }

  async function readAgain({ head, file }: Looked) {
    const call = { query: head, body: { file } }
    const outcome = await reading.send('api.admin.invoice_previews.store', call)
    if (outcome.ok) look({ head, file, preview: outcome.body.data })
    else setFailure(outcome.message)
  }

  async function take({ head, file, preview }: Looked) {
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
        description="Nothing is kept before you have seen what each line says."
        back={{ label: 'Courier Invoices', href: urlFor('admin.carrier_invoices', {}), as: Link }}
      />
      <div className="grid gap-4 sm:gap-6">
        <InvoiceForm onLooked={look} />
        {reading.busy && <p role="status">Reading the file. Please wait...</p>}
        {looked && (
          <>
            <ColumnsForm
              key={looked.preview.base}
              carrier={looked.head.carrier}
              preview={looked.preview}
              onSaved={() => readAgain(looked)}
            />
            <PreviewResult preview={looked.preview} />
          </>
        )}
        {failure && (
          <Notice tone="danger" title="Nothing was imported" className="whitespace-pre-line">
            {failure}
          </Notice>
        )}
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
