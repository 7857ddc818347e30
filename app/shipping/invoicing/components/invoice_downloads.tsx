import { Download, FileText } from 'lucide-react'
import { apiUrl, callApi } from '~/api/call_api'
import { useDocumentDownload } from '~/hooks/use_document_download'
import { Button, buttonClass } from '~/ui/button'

export function InvoiceDownloads({ id }: { id: number }) {
  const { download, busy } = useDocumentDownload()
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        busyLabel="Writing..."
        icon={<FileText />}
        onClick={() => download(callApi('api.shipping.invoice_tokens.show', { params: { id } }))}
      >
        PDF
      </Button>
      <a
        href={apiUrl('api.shipping.invoice_exports.show', { params: { id } })}
        download
        className={buttonClass({ variant: 'secondary' })}
      >
        <Download aria-hidden="true" className="size-4" />
        CSV
      </a>
    </>
  )
}
