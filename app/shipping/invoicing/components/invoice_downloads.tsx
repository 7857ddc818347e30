import { Download, FileText } from 'lucide-react'
import { addressOf, send } from '~/api/send'
import { usePaper } from '~/hooks/use_paper'
import { Button, buttonClass } from '~/ui/button'

/** The paper of an invoice, and its lines for a spreadsheet. */
export function InvoiceDownloads({ id }: { id: number }) {
  const { download, busy } = usePaper()
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        busyLabel="Writing..."
        icon={<FileText aria-hidden="true" className="size-4" />}
        onClick={() => download(send('api.shipping.invoice_tokens.show', { params: { id } }))}
      >
        PDF
      </Button>
      <a
        href={addressOf('api.shipping.invoice_exports.show', { params: { id } })}
        download
        className={buttonClass({ variant: 'secondary' })}
      >
        <Download aria-hidden="true" className="size-4" />
        CSV
      </a>
    </>
  )
}
