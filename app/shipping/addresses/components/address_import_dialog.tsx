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
import { pluralize } from '#shared/languages/rules/pluralize'
import { ColumnFields, COLUMNS_HINT, COLUMNS_TITLE } from '#shared/sheets/components/column_fields'
import { ADDRESS_FIELD_NAMES, ADDRESS_FIELDS } from '#shipping/addresses/rules/address_fields'
import {
  MAX_ADDRESS_SHEET_BYTES,
  MAX_IMPORTED_ADDRESSES,
} from '#shipping/addresses/rules/book_rules'
import { type BookDialogProps, type AddressGroupData, SIDE_OPTIONS } from './book_types'
import { AddressImportPreview } from './address_import_preview'
import { useAddressImport } from './use_address_import'

interface AddressImportDialogProps extends BookDialogProps {
  groups: readonly AddressGroupData[]
  isTeam: boolean
}

export function AddressImportDialog({
  groups,
  isTeam,
  open,
  onClose,
  onChanged,
}: AddressImportDialogProps) {
  const form = useAddressImport((added) => {
    toast.success(`${pluralize(added, 'address')} imported.`)
    onClose()
    onChanged()
  })
  const { found, failure, busy, columns } = form

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      size="lg"
      title={columns ? COLUMNS_TITLE : 'Import Addresses'}
      description={columns ? COLUMNS_HINT : IMPORT_DIALOG_TEXT}
      footer={
        <>
          <Button variant="secondary" onClick={found ? form.goBack : onClose}>
            {found ? 'Back' : 'Cancel'}
          </Button>
          <ImportNextStep form={form} />
        </>
      }
    >
      {failure && (
        <Notice tone="danger" title="Nothing was imported" className="mb-4">
          {failure}
        </Notice>
      )}
      {columns ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <ColumnFields columns={columns} options={OPTIONS} onChange={form.setColumns} />
        </div>
      ) : found ? (
        <AddressImportPreview
          found={found}
          onChooseColumns={() => form.setColumns(found.columns)}
        />
      ) : (
        <AddressImportFields form={form} groups={groups} isTeam={isTeam} />
      )}
    </Dialog>
  )
}

const IMPORT_DIALOG_TEXT =
  'We read order files from Shopify, WooCommerce, eBay, Etsy and Amazon, and match other columns by their headings. You check every row before we import it.'

const OPTIONS = ADDRESS_FIELD_NAMES.map((field) => ({ value: field, label: ADDRESS_FIELDS[field] }))

function ImportNextStep({ form }: { form: ReturnType<typeof useAddressImport> }) {
  const { found, columns, busy, isGiven, submitImport } = form
  if (columns) {
    return (
      <Button busy={busy} busyLabel="Reading your rows..." onClick={form.saveColumns}>
        Save and Read Again
      </Button>
    )
  }
  return found ? (
    <Button
      disabled={found.fresh === 0}
      busy={busy}
      busyLabel="Importing..."
      onClick={() => submitImport(true)}
    >
      Import {pluralize(found.fresh, 'address')}
    </Button>
  ) : (
    <Button
      disabled={!isGiven}
      busy={busy}
      busyLabel="Reading your rows..."
      onClick={() => submitImport(false)}
    >
      Check the Rows
    </Button>
  )
}

type AddressImportFieldsProps = Pick<AddressImportDialogProps, 'groups' | 'isTeam'> & {
  form: ReturnType<typeof useAddressImport>
}

function AddressImportFields({ form, groups, isTeam }: AddressImportFieldsProps) {
  const { terms, put } = form
  return (
    <div className="grid gap-4">
      <Tabs
        label="Where are your addresses?"
        tabs={[
          { id: 'file', label: 'A sheet', content: <AddressFileField onFile={form.setFile} /> },
          {
            id: 'paste',
            label: 'Copied rows',
            content: <PastedAddressesField text={form.text} setText={form.setText} />,
          },
        ]}
        onChange={() => form.setFile(null)}
      />
      <Field label="These addresses are" group>
        <RadioGroup
          inline
          options={SIDE_OPTIONS.map(({ value, label }) => ({ value, label: `${label}s` }))}
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

function AddressFileField({ onFile }: { onFile: (file: File | null) => void }) {
  return (
    <Field
      label="Sheet"
      hint={`Excel (.xlsx) or CSV, at most 5 MB and ${MAX_IMPORTED_ADDRESSES.toLocaleString('en')} rows.`}
    >
      <FileInput
        accept=".csv,.xlsx,text/csv"
        maxBytes={MAX_ADDRESS_SHEET_BYTES}
        label="Choose a sheet"
        onChange={onFile}
      />
    </Field>
  )
}

function PastedAddressesField({
  text,
  setText,
}: {
  text: string
  setText: (text: string) => void
}) {
  return (
    <Field
      label="Rows"
      hint="Copy the rows in your spreadsheet, with their headings, and paste them here."
    >
      <Textarea value={text} onChange={setText} rows={6} spellCheck={false} />
    </Field>
  )
}
