import { useState } from 'react'
import { callApi } from '~/api/call_api'
import { useApiCall } from '~/api/use_api_call'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Field } from '~/ui/field'
import { FileInput } from '~/ui/file_input'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toast'
import { TariffImportPreview } from './tariff_import_preview'
import {
  type FileChangesData,
  type TariffFileScope,
  previewTariffFile,
  saveTariffFile,
} from './tariff_file_calls'

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
