import type { Data } from '@generated/data'
import { pluralize } from '#shared/languages/rules/pluralize'
import { DeferredProp } from '~/components/deferred_prop'
import type { useUrlDialog } from '~/url/use_url_dialog'
import { Button } from '~/ui/button'
import { toDisplayMoment } from '~/ui/iso_dates'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import { BulletList } from './bullet_list'
import type { RateJsonData, RateSheetEditor } from './use_rate_sheet'

export type SheetVersionData = Data.Admin.Tariffs.Sheets.SheetEntry

export type ReplacedSheetData = { version: number; data: RateJsonData[]; changes: string[] }

export const ALL_VERSIONS = 'all'

type RateHistoryDialogProps = {
  history: ReturnType<typeof useUrlDialog<'history'>>
  sheet: RateSheetEditor
  versions?: SheetVersionData[]
  replaced?: ReplacedSheetData
}

export function RateHistoryDialog({ history, sheet, ...props }: RateHistoryDialogProps) {
  const { opened, dialog } = history
  const open = (version: number | string) => history.open('history', version)
  const { versions, replaced } = props
  const version = !opened || opened.id === ALL_VERSIONS ? null : Number(opened.id)
  const shown = versions?.find((entry) => entry.version === version)

  async function restore() {
    if (version !== null && (await sheet.restore(version))) dialog.onClose()
  }

  const footer = version !== null && (
    <>
      <Button variant="secondary" onClick={() => open(ALL_VERSIONS)} disabled={sheet.busy}>
        All Versions
      </Button>
      <Button
        onClick={restore}
        busy={sheet.busy}
        busyLabel="Restoring..."
        disabled={sheet.saveFirst !== null}
      >
        Restore This Version
      </Button>
    </>
  )
  return (
    <Dialog {...dialog} size="lg" title="Earlier Versions" footer={footer}>
      {sheet.refusal && (
        <Notice tone="danger" className="mb-3 whitespace-pre-line">
          {sheet.refusal.message}
        </Notice>
      )}
      {version !== null && sheet.saveFirst && (
        <Notice tone="warning" className="mb-3">
          {sheet.saveFirst}
        </Notice>
      )}
      {version === null ? (
        <DeferredProp
          name="versions"
          value={versions}
          loading={<p role="status">Loading the versions. Please wait...</p>}
          failed="Could not load the versions. Please try again."
        >
          {(entries) => <SheetVersionList entries={entries} onShow={open} />}
        </DeferredProp>
      ) : (
        <DeferredProp
          name="replaced"
          value={replaced?.version === version ? replaced : undefined}
          loading={<p role="status">Loading existing rates. Please wait...</p>}
          failed="Could not load the rates. Please try again."
        >
          {(old) => <ReplacedSheetView entry={shown} old={old} />}
        </DeferredProp>
      )}
    </Dialog>
  )
}

type SheetVersionListProps = { entries: SheetVersionData[]; onShow: (version: number) => void }

function SheetVersionList({ entries, onShow }: SheetVersionListProps) {
  return (
    <ul className="divide-y text-sm">
      {entries.map((entry) => (
        <li key={entry.version} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 flex-1">
            <span className="font-medium">{sheetVersionTitle(entry)}</span>
            <span className="block text-ink-muted">{savedByText(entry)}</span>
          </span>
          {!entry.isCurrent && (
            <Button variant="secondary" size="sm" onClick={() => onShow(entry.version)}>
              View version {entry.version}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

type ReplacedSheetViewProps = { entry: SheetVersionData | undefined; old: ReplacedSheetData }

function ReplacedSheetView({ entry, old: { data, changes } }: ReplacedSheetViewProps) {
  return (
    <div className="grid gap-4 text-sm">
      {entry && (
        <p className="font-medium">
          {sheetVersionTitle(entry)}. {savedByText(entry)}
        </p>
      )}
      <div>
        <h3 className="mb-1 font-semibold">Restoring this version would change</h3>
        {changes.length ? <BulletList lines={changes} /> : <p>Nothing.</p>}
      </div>
      <div>
        <h3 className="mb-1 font-semibold">Its rates</h3>
        <BulletList lines={data.slice(0, 200).map(rateRowText)} />
        {data.length > 200 && <p>And {data.length - 200} more</p>}
      </div>
    </div>
  )
}

function rateRowText({ aboveWeight, endWeight, rate }: RateJsonData): string {
  return `${aboveWeight} to ${endWeight} kg at ₦${rate.toLocaleString('en-NG', { minimumFractionDigits: 2 })}`
}

function sheetVersionTitle({ version, rowCount, isCurrent }: SheetVersionData): string {
  return `Version ${version}${isCurrent ? ', in use' : ''}: ${pluralize(rowCount, 'rate')}`
}

function savedByText({ savedBy, savedAt }: SheetVersionData): string {
  if (!savedAt) return 'Saved before versions were recorded'
  return `Saved by ${savedBy ?? 'an import'} on ${toDisplayMoment(savedAt)}`
}
