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
import { counted } from '#shared/languages/rules/counted'
import { MAX_SHEET_BYTES, MOST_IMPORTED } from '#shipping/addresses/rules/book_rules'
import { type BookDialogProps, type Group, SIDES } from './book_types'
import { ImportOutcome } from './import_outcome'
import { useImport } from './use_import'

interface ImportDialogProps extends BookDialogProps {
  groups: readonly Group[]
  isTeam: boolean
}

/** A sheet, or rows that were copied out of one: first what is in it, then it is taken. */
export function ImportDialog({ groups, isTeam, open, onClose, onChanged }: ImportDialogProps) {
  const form = useImport((added) => {
    toast.success(`${counted(added, 'address')} imported.`)
    onClose()
    onChanged()
  })
  const { found, failure, busy } = form

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
          <Button variant="secondary" onClick={found ? form.goBack : onClose}>
            {found ? 'Back' : 'Cancel'}
          </Button>
          {found ? (
            <Button
              disabled={found.fresh === 0}
              busy={busy}
              busyLabel="Importing..."
              onClick={() => form.ask(true)}
            >
              Import {counted(found.fresh, 'address')}
            </Button>
          ) : (
            <Button
              disabled={!form.isGiven}
              busy={busy}
              busyLabel="Reading your rows..."
              onClick={() => form.ask(false)}
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
        <ImportFields form={form} groups={groups} isTeam={isTeam} />
      )}
    </Dialog>
  )
}

type ImportFieldsProps = Pick<ImportDialogProps, 'groups' | 'isTeam'> & {
  form: ReturnType<typeof useImport>
}

function ImportFields({ form, groups, isTeam }: ImportFieldsProps) {
  const { terms, put } = form
  return (
    <div className="grid gap-4">
      <Tabs
        label="Where your addresses are"
        tabs={[
          { id: 'file', label: 'A sheet', content: <FromFile onFile={form.setFile} /> },
          {
            id: 'paste',
            label: 'Copied rows',
            content: <FromText text={form.text} setText={form.setText} />,
          },
        ]}
        onChange={() => form.setFile(null)}
      />
      <Field label="They are" group>
        <RadioGroup
          inline
          options={SIDES.map(({ value, label }) => ({ value, label: `${label}s` }))}
          value={terms.side}
          onChange={(side) => put({ side })}
        />
      </Field>
      {groups.length > 0 && (
        <Field label="Put them into a group" optional>
          <NativeSelect
            placeholder="No group"
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            value={terms.group}
            onChange={(group) => put({ group })}
          />
        </Field>
      )}
      {isTeam && (
        <Checkbox
          label="Share with my business"
          checked={terms.shared}
          onChange={(shared) => put({ shared })}
        />
      )}
    </div>
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
