import { useState } from 'react'
import type { AnswerOf } from '~/api/calls'
import { useSend } from '~/api/use_send'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { FileInput } from '~/ui/file_input'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import { RadioGroup } from '~/ui/radio_group'
import { Tabs } from '~/ui/tabs'
import { Textarea } from '~/ui/textarea'
import { toast } from '~/ui/toast'
import { MAX_SHEET_BYTES, MOST_IMPORTED } from '#shipping/addresses/rules/book_rules'
import { type BookDialogProps, counted, type Group, type Side, SIDES } from './book_types'
import { ImportOutcome } from './import_outcome'

interface ImportDialogProps extends BookDialogProps {
  groups: readonly Group[]
  isTeam: boolean
}

export type Imported = AnswerOf<'api.shipping.address_imports.paste'>['data']

/** A sheet, or rows that were copied out of one: first what is in it, then it is taken. */
export function ImportDialog({ groups, isTeam, open, onClose, onChanged }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useState('')
  const [side, setSide] = useState<Side>('destination')
  const [group, setGroup] = useState('')
  const [shared, setShared] = useState(true)
  const [found, setFound] = useState<Imported | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, send } = useSend()
  const isGiven = Boolean(file ?? text.trim())

  async function ask(commit: boolean) {
    const terms = { side, shared, commit, ...(group && { group: Number(group) }) }
    const outcome = file
      ? await send('api.shipping.address_imports.store', { body: { file }, query: terms })
      : await send('api.shipping.address_imports.paste', { body: { text, ...terms } })
    setFailure(outcome.ok ? null : outcome.message)
    if (!outcome.ok) return setFound(null)
    if (!commit) return setFound(outcome.body.data)
    toast.success(`${counted(outcome.body.data.added, 'address')} imported.`)
    onClose()
    onChanged()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      size="lg"
      title="Import Addresses"
      description="We find the columns by their headings. Nothing is imported before you have seen what is in it."
      footer={
        <>
          <Button variant="secondary" onClick={found ? () => setFound(null) : onClose}>
            {found ? 'Back' : 'Cancel'}
          </Button>
          {found ? (
            <Button
              disabled={found.fresh === 0}
              busy={busy}
              busyLabel="Importing..."
              onClick={() => ask(true)}
            >
              Import {counted(found.fresh, 'address')}
            </Button>
          ) : (
            <Button
              disabled={!isGiven}
              busy={busy}
              busyLabel="Reading your rows..."
              onClick={() => ask(false)}
            >
              Check the Rows
            </Button>
          )}
        </>
      }
    >
      {failure && (
        <Notice tone="danger" title="Nothing was imported" className="mb-4">
          {failure}
        </Notice>
      )}
      {found ? (
        <ImportOutcome found={found} />
      ) : (
        <div className="grid gap-4">
          <Tabs
            label="Where your addresses are"
            tabs={[
              { id: 'file', label: 'A sheet', content: <FromFile onFile={setFile} /> },
              { id: 'paste', label: 'Copied rows', content: <FromText {...{ text, setText }} /> },
            ]}
            onChange={() => setFile(null)}
          />
          <Field label="They are" group>
            <RadioGroup
              inline
              options={SIDES.map(({ value, label }) => ({ value, label: `${label}s` }))}
              value={side}
              onChange={setSide}
            />
          </Field>
          {groups.length > 0 && (
            <Field label="Put them into a group" optional>
              <NativeSelect
                placeholder="No group"
                options={groups.map(({ id, name }) => ({ value: id, label: name }))}
                value={group}
                onChange={setGroup}
              />
            </Field>
          )}
          {isTeam && (
            <Checkbox label="Share with my business" checked={shared} onChange={setShared} />
          )}
        </div>
      )}
    </Dialog>
  )
}

function FromFile({ onFile }: { onFile: (file: File | null) => void }) {
  return (
    <Field
      label="Sheet"
      hint={`Excel (.xlsx) or CSV, at most 5 MB and ${MOST_IMPORTED.toLocaleString('en')} rows.`}
    >
      <FileInput
        accept=".csv,.xlsx,text/csv"
        maxBytes={MAX_SHEET_BYTES}
        label="Choose a sheet"
        onChange={onFile}
      />
    </Field>
  )
}

function FromText({ text, setText }: { text: string; setText: (text: string) => void }) {
  return (
    <Field
      label="Rows"
      hint="Copy the rows in your spreadsheet, with their headings, and paste them here."
    >
      <Textarea value={text} onChange={setText} rows={6} spellCheck={false} />
    </Field>
  )
}
