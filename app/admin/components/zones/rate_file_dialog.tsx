import { useState } from 'react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { FileInput } from '~/ui/file_input'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toast'
import { RateDifference } from './rate_difference'

type Changes = Data.Shipping.RateChanges

type Scope = { zoneId: number } | { courier: string }

type RateFileDialogProps = {
  /** One zone, or all zones of a courier. */
  scope: Scope
  open: boolean
  onClose: () => void
  onSaved?: () => void
}

/** Rates from a file: first what it would change, then, when that is meant, saved. */
export function RateFileDialog({ scope, open, onClose, onSaved }: RateFileDialogProps) {
  const [file, setFile] = useState<File | null>(null)
  const [changes, setChanges] = useState<Changes | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const preview = useCommand<{ data: Changes }>()
  const saving = useCommand<{ message: string }>()

  async function choose(next: File | null) {
    setFile(next)
    setChanges(null)
    setFailure(null)
    if (!next) return
    const outcome = await preview.send('POST', previewUrl(scope), bodyOf(next))
    if (outcome.ok) setChanges(outcome.body.data)
    else setFailure(outcome.message)
  }

  async function save() {
    if (!file || !changes) return
    const outcome = await saving.send('POST', saveUrl(scope, changes.base), bodyOf(file))
    if (!outcome.ok) return setFailure(outcome.message)
    toast.success(outcome.body.message)
    onSaved?.()
    onClose()
  }

  const { count } = sumOf(changes)
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={saving.busy}>
        Cancel
      </Button>
      <Button onClick={save} busy={saving.busy} busyLabel="Saving..." disabled={count === 0}>
        Save Rates
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!saving.busy}
      size="lg"
      title="Import Rates"
      description="A CSV like the one that you can download. Nothing is saved before you have seen what it changes."
      footer={footer}
    >
      <div className="grid gap-4">
        <Field label="File" required>
          <FileInput accept=".csv,text/csv" maxBytes={16_777_216} onChange={choose} />
        </Field>
        {preview.busy && <p role="status">Reading the file. Please wait...</p>}
        {failure && (
          <Notice tone="danger" title="Nothing was saved" className="whitespace-pre-line">
            {failure}
          </Notice>
        )}
        {changes && !failure && <RateDifference changes={changes} />}
      </div>
    </Dialog>
  )
}

function sumOf(changes: Changes | null) {
  const { added, changed, removed } = changes ?? {}
  return { count: (added?.count ?? 0) + (changed?.count ?? 0) + (removed?.count ?? 0) }
}

function bodyOf(file: File): FormData {
  const body = new FormData()
  body.append('file', file)
  return body
}

function previewUrl(scope: Scope): string {
  return 'courier' in scope
    ? urlFor('api.shipping.courier_rate_file_previews.store', { courier: scope.courier })
    : urlFor('api.shipping.zone_rate_file_previews.store', { id: scope.zoneId })
}

function saveUrl(scope: Scope, base: string): string {
  return 'courier' in scope
    ? urlFor('api.shipping.courier_rate_files.store', { courier: scope.courier }, { qs: { base } })
    : urlFor('api.shipping.zone_rate_files.store', { id: scope.zoneId }, { qs: { base } })
}
