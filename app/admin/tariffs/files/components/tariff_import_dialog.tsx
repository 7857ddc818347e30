import { useState } from 'react'
import { callApi } from '~/api/call_api'
import { useApiCall } from '~/api/use_api_call'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Field } from '~/ui/field'
import { FileInput } from '~/ui/file_input'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toast'
import {
  type FileChangesData,
  type TariffFileScope,
  previewTariffFile,
  saveTariffFile,
} from './tariff_file_calls'
import type { Data } from '@generated/data'
import { BulletList } from '#admin/tariffs/sheets/components/bullet_list'

type TariffImportDialogProps = {
  scope: TariffFileScope
  open: boolean
  onClose: () => void
  /** The reason why saving is blocked now. */
  hold?: string | null
  onSaved?: () => void
}

export function TariffImportDialog({ scope, hold, onSaved, ...dialog }: TariffImportDialogProps) {
  const [file, setFile] = useState<File | null>(null)
  const [changes, setChanges] = useState<FileChangesData | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const preview = useApiCall()
  const what = scope.of === 'zones' ? 'Zones' : 'Rates'

  async function choose(next: File | null) {
    setFile(next)
    setChanges(null)
    setFailure(null)
    if (!next) return
    const outcome = await previewTariffFile(preview.send, scope, next)
    if (outcome.ok) setChanges(outcome.body.data)
    else setFailure(outcome.message)
  }

  async function save() {
    if (!file || !changes) return
    const outcome = await saveTariffFile(callApi, scope, { file, base: changes.base })
    if (!outcome.ok) return setFailure(outcome.message)
    toast.success(outcome.body.message)
    onSaved?.()
    dialog.onClose()
  }

  return (
    <ConfirmDialog
      {...dialog}
      act={save}
      staysOpen
      size="lg"
      title={`Import ${what}`}
      description="A CSV like the one you can download. You see what it changes before we save anything."
      submitLabel={`Save ${what}`}
      busyLabel="Saving..."
      disabled={Boolean(hold) || countFileChanges(changes) === 0}
    >
      <div className="grid gap-4">
        {hold && <Notice tone="warning">{hold}</Notice>}
        <Field label="File" required>
          <FileInput accept=".csv,text/csv" maxBytes={16_777_216} onChange={choose} />
        </Field>
        {preview.busy && <p role="status">Reading the file. Please wait...</p>}
        {failure && (
          <Notice tone="danger" title="Nothing was saved" className="whitespace-pre-line">
            {failure}
          </Notice>
        )}
        {changes && !failure && <TariffImportPreview changes={changes} />}
      </div>
    </ConfirmDialog>
  )
}

function countFileChanges(changes: FileChangesData | null): number {
  const { added, changed, removed } = changes ?? {}
  return (added?.count ?? 0) + (changed?.count ?? 0) + (removed?.count ?? 0)
}

type ImportPreviewChanges = Data.Admin.Tariffs.Files.FileChanges

function TariffImportPreview({ changes }: { changes: ImportPreviewChanges }) {
  const { added, changed, removed, unchanged, warnings } = changes
  return (
    <section aria-label="What the file changes" className="grid gap-3 text-sm">
      <p role="status" className="font-medium">
        {formatRowCount(added.count)} added, {formatRowCount(changed.count)} changed,{' '}
        {formatRowCount(removed.count)} removed, {formatRowCount(unchanged)} unchanged.
      </p>
      {warnings.count > 0 && (
        <Notice tone="warning" title="Please look at these again">
          <BulletList lines={linesWithRest(warnings)} />
        </Notice>
      )}
      <ImportPreviewPart title="Added" part={added} />
      <ImportPreviewPart title="Changed" part={changed} />
      <ImportPreviewPart title="Removed" part={removed} />
    </section>
  )
}

function ImportPreviewPart({
  title,
  part,
}: {
  title: string
  part: ImportPreviewChanges['added']
}) {
  if (part.count === 0) return null
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <BulletList lines={linesWithRest(part)} />
    </div>
  )
}

function linesWithRest({ count: all, first }: ImportPreviewChanges['added']): string[] {
  const more = all - first.length
  return more > 0 ? [...first, `And ${formatRowCount(more)} more`] : first
}

function formatRowCount(number: number): string {
  return number.toLocaleString('en-NG')
}
