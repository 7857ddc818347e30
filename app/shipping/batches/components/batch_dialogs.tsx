import { type ReactNode, useState } from 'react'
import { ColumnFields, COLUMNS_HINT, COLUMNS_TITLE } from '#shared/sheets/components/column_fields'
import {
  FIELD_NAMES,
  SHARED_FIELDS,
  SHEET_FIELDS,
  type SheetColumn,
} from '#shipping/batches/rules/sheet_fields'
import { useApiForm } from '~/api/use_api_form'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { NativeSelect } from '~/ui/native_select'
import type { Option } from '~/ui/option'
import { TextInput } from '~/ui/text_input'
import type { BatchChange, ChangeBatch, BatchData } from './use_batch'

interface BatchDialogProps {
  change: ChangeBatch
  onClose: () => void
}

const OPTIONS = FIELD_NAMES.map((field) => ({ value: field, label: SHEET_FIELDS[field] }))

export function ColumnsDialog({
  columns,
  ...dialog
}: BatchDialogProps & { columns: SheetColumn[] }) {
  const [chosen, setChosen] = useState(columns)
  return (
    <BatchTermsDialog
      {...dialog}
      size="lg"
      title={COLUMNS_TITLE}
      description={COLUMNS_HINT}
      terms={{ columns: chosen }}
    >
      <ColumnFields columns={chosen} options={OPTIONS} onChange={setChosen} />
    </BatchTermsDialog>
  )
}

type DefaultsDialogProps = BatchDialogProps & {
  defaults: BatchData['defaults']
  categories: Option<number>[]
}

export function DefaultsDialog({ defaults, categories, ...dialog }: DefaultsDialogProps) {
  const [texts, setTexts] = useState(defaults)
  return (
    <BatchTermsDialog
      {...dialog}
      title="Fill empty cells"
      description="Only empty cells change. Filled cells stay as they are."
      terms={{ defaults: texts }}
    >
      {SHARED_FIELDS.map((field) => {
        const control = {
          value: texts[field] ?? '',
          onChange: (text: string) => setTexts({ ...texts, [field]: text }),
        }
        return (
          <Field key={field} label={SHEET_FIELDS[field]}>
            {field === 'category' ? (
              <NativeSelect
                {...control}
                placeholder="None"
                options={categories.map(({ label }) => ({ value: label, label }))}
              />
            ) : (
              <TextInput {...control} autoComplete="off" />
            )}
          </Field>
        )
      })}
    </BatchTermsDialog>
  )
}

interface BatchTermsDialogProps extends BatchDialogProps {
  title: string
  description: string
  size?: 'lg'
  terms: BatchChange
  children: ReactNode
}

/** Saving this dialog reprices all rows of the batch. */
function BatchTermsDialog({ terms, change, ...dialog }: BatchTermsDialogProps) {
  const form = useApiForm({ initial: {}, send: () => change(terms), done: dialog.onClose })
  return (
    <FormDialog
      {...dialog}
      open
      form={form}
      columns={2}
      submitLabel="Save and Price"
      busyLabel="Pricing..."
    />
  )
}
