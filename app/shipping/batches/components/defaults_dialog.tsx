import { useState } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import type { Option } from '~/ui/option'
import { TextInput } from '~/ui/text_input'
import { SHARED_FIELDS, SHEET_FIELDS } from '#shipping/batches/rules/sheet_fields'
import type { ChangeBatch, ShownBatch } from './use_batch'

interface DefaultsDialogProps {
  defaults: ShownBatch['defaults']
  categories: Option<number>[]
  change: ChangeBatch
  onClose: () => void
}

/** What stands for a cell that is empty, in every row. */
export function DefaultsDialog({ defaults, categories, change, onClose }: DefaultsDialogProps) {
  const [texts, setTexts] = useState(defaults)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    const outcome = await change({ defaults: texts })
    setBusy(false)
    if (outcome.ok) onClose()
    else setFailure(outcome.message)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Fill empty cells"
      description="Each row keeps what it says itself."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button onClick={save} busy={busy} busyLabel="Pricing...">
            Save and Price
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="danger" className="mb-4">
          {failure}
        </Notice>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {SHARED_FIELDS.map((field) => (
          <Field key={field} label={SHEET_FIELDS[field]}>
            {field === 'category' ? (
              <NativeSelect
                placeholder="None"
                options={categories.map(({ label }) => ({ value: label, label }))}
                value={texts[field] ?? ''}
                onChange={(text) => setTexts({ ...texts, [field]: text })}
              />
            ) : (
              <TextInput
                value={texts[field] ?? ''}
                autoComplete="off"
                onChange={(text) => setTexts({ ...texts, [field]: text })}
              />
            )}
          </Field>
        ))}
      </div>
    </Dialog>
  )
}
