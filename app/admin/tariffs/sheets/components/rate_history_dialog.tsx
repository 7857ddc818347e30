import { useState } from 'react'
import type { Data } from '@generated/data'
import { useLoaded } from '~/api/use_loaded'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { ErrorState } from '~/ui/error_state'
import { Notice } from '~/ui/notice'
import { Lines } from './sheet_findings'
import type { RateJson, RateSheet } from './use_rate_sheet'

type Entry = Data.Admin.Tariffs.Sheets.SheetEntry

type RateHistoryDialogProps = {
  zoneId: number
  sheet: RateSheet
  open: boolean
  onClose: () => void
}

/** The sheets that were replaced: who saved them and when, what was in them, and a way back to each. */
export function RateHistoryDialog({ zoneId, sheet, open, onClose }: RateHistoryDialogProps) {
  const [shown, setShown] = useState<Entry | null>(null)
  const entries = useLoaded('api.admin.rate_sheets.index', { params: { id: zoneId } })

  async function restore() {
    if (shown && (await sheet.restore(shown.version))) onClose()
  }

  const footer = shown && (
    <>
      <Button variant="secondary" onClick={() => setShown(null)} disabled={sheet.busy}>
        All Versions
      </Button>
      <Button onClick={restore} busy={sheet.busy} busyLabel="Restoring...">
        Restore This Version
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} size="lg" title="Earlier Versions" footer={footer}>
      {sheet.refusal && (
        <Notice tone="danger" className="mb-3 whitespace-pre-line">
          {sheet.refusal.message}
        </Notice>
      )}
      {entries.failure && <ErrorState message={entries.failure.message} onRetry={entries.retry} />}
      {entries.loading && <p role="status">Loading the versions. Please wait...</p>}
      {shown ? (
        <OldSheet zoneId={zoneId} entry={shown} />
      ) : (
        <Entries entries={entries.data ?? []} onShow={setShown} />
      )}
    </Dialog>
  )
}

function Entries({ entries, onShow }: { entries: Entry[]; onShow: (entry: Entry) => void }) {
  return (
    <ul className="divide-y text-sm">
      {entries.map((entry) => (
        <li key={entry.version} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 flex-1">
            <span className="font-medium">{titleOf(entry)}</span>
            <span className="block text-ink-muted">{saverOf(entry)}</span>
          </span>
          {!entry.isCurrent && (
            <Button variant="secondary" size="sm" onClick={() => onShow(entry)}>
              View version {entry.version}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function OldSheet({ zoneId, entry }: { zoneId: number; entry: Entry }) {
  const { version } = entry
  const old = useLoaded('api.admin.rate_sheets.show', { params: { id: zoneId, version } })
  if (old.failure) return <ErrorState message={old.failure.message} onRetry={old.retry} />
  if (!old.body) return <p role="status">Loading existing rates. Please wait...</p>
  const { data, changes } = old.body
  return (
    <div className="grid gap-4 text-sm">
      <p className="font-medium">
        {titleOf(entry)}. {saverOf(entry)}
      </p>
      <div>
        <h3 className="mb-1 font-semibold">Restoring it would change</h3>
        {changes.length ? <Lines lines={changes} /> : <p>Nothing.</p>}
      </div>
      <div>
        <h3 className="mb-1 font-semibold">Its rates</h3>
        <Lines lines={data.slice(0, 200).map(rateWords)} />
        {data.length > 200 && <p>And {data.length - 200} more</p>}
      </div>
    </div>
  )
}

function rateWords({ aboveWeight, endWeight, rate }: RateJson): string {
  return `${aboveWeight} to ${endWeight} kg at ₦${rate.toLocaleString('en-NG', { minimumFractionDigits: 2 })}`
}

function titleOf({ version, rowCount, isCurrent }: Entry): string {
  const rates = rowCount === 1 ? '1 rate' : `${rowCount.toLocaleString('en-NG')} rates`
  return `Version ${version}${isCurrent ? ', in use' : ''}: ${rates}`
}

function saverOf({ savedBy, savedAt }: Entry): string {
  if (!savedAt) return 'From before versions were kept'
  const when = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Africa/Lagos',
  }).format(new Date(savedAt))
  return `Saved by ${savedBy ?? 'a command'} on ${when}`
}
