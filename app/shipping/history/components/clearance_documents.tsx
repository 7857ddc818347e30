import { Download } from 'lucide-react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { apiUrl } from '~/api/call_api'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button_style'
import {
  CLEARANCE_NAMES,
  clearanceState,
  type ClearanceDocumentData,
  type ClearanceState,
} from './clearance_state'

type ClearanceDocumentsProps = {
  documents: ClearanceDocumentData[]
  onInitiated?: () => void
}

const BADGES: Record<ClearanceState, { text: string; tone: BadgeTone }> = {
  needed: { text: 'Needed', tone: 'warning' },
  initiated: { text: 'Initiated', tone: 'info' },
  uploaded: { text: 'Uploaded', tone: 'success' },
}

export function ClearanceDocuments({ documents, onInitiated }: ClearanceDocumentsProps) {
  const { busy, send } = useApiCall()
  const waiting = documents.filter((document) => clearanceState(document) === 'needed')

  async function initiate() {
    const clearanceDocumentIds = waiting.map(({ id }) => id)
    const outcome = await send('api.shipping.clearance_initiations.update', {
      body: { clearanceDocumentIds },
    })
    if (!showOutcome(outcome)) return
    onInitiated?.()
  }

  if (documents.length === 0) {
    return (
      <p className="text-sm text-ink-muted">Nothing in this shipment needs a clearance document.</p>
    )
  }
  return (
    <section aria-label="Clearance documents of this shipment">
      <ul className="divide-y rounded border">
        {documents.map((document) => (
          <ClearanceDocumentRow
            key={document.id}
            document={document}
            mayOpen={Boolean(onInitiated)}
          />
        ))}
      </ul>
      {onInitiated && waiting.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          onClick={initiate}
          busy={busy}
          busyLabel="Marking..."
        >
          Mark as Initiated
        </Button>
      )}
    </section>
  )
}

function ClearanceDocumentRow({
  document,
  mayOpen,
}: {
  document: ClearanceDocumentData
  mayOpen: boolean
}) {
  const { id, classification, documentType, uploaded } = document
  const { text, tone } = BADGES[clearanceState(document)]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm">
      <span className="min-w-0 flex-1">
        {CLEARANCE_NAMES[classification]}
        {documentType && <span className="block text-ink-muted">{documentType}</span>}
      </span>
      <Badge tone={tone}>{text}</Badge>
      {uploaded && mayOpen && (
        <a
          href={apiUrl('api.shipping.clearance_files.show', { params: { id } })}
          download
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <Download aria-hidden="true" className="size-4" />
          <span className="sr-only">Download {documentType}</span>
        </a>
      )}
    </li>
  )
}
