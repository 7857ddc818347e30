import { FileText } from 'lucide-react'
import { send } from '~/api/send'
import { usePaper } from '~/hooks/use_paper'
import type { Range } from '~/ui/align_range'
import { Button } from '~/ui/button'

/** Saves the statement of the days that are chosen. */
export function StatementButton({ range }: { range: Range }) {
  const { download, busy } = usePaper()
  const query = { startDate: range.start, endDate: range.end }
  return (
    <Button
      variant="secondary"
      disabled={!range.start || !range.end}
      busy={busy}
      busyLabel="Writing..."
      icon={<FileText aria-hidden="true" className="size-4" />}
      className="w-full sm:w-auto"
      onClick={() => download(send('api.wallet.statement_tokens.show', { query }))}
    >
      Statement (PDF)
    </Button>
  )
}
