import { FileText } from 'lucide-react'
import { callApi } from '~/api/call_api'
import { useDocumentDownload } from '~/hooks/use_document_download'
import type { DateRangeValues } from '~/ui/date_range_values'
import { Button } from '~/ui/button'

export function StatementButton({ range }: { range: DateRangeValues }) {
  const { download, busy } = useDocumentDownload()
  const query = { startDate: range.start, endDate: range.end }
  return (
    <Button
      variant="secondary"
      busy={busy}
      busyLabel="Writing..."
      icon={<FileText />}
      className="w-full sm:w-auto"
      onClick={() => download(callApi('api.wallet.statement_tokens.show', { query }))}
    >
      Statement (PDF)
    </Button>
  )
}
