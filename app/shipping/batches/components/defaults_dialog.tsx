import { useState } from 'react'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import type { Option } from '~/ui/option'
import { TextInput } from '~/ui/text_input'
import { SHARED_FIELDS, SHEET_FIELDS } from '#shipping/batches/rules/sheet_fields'
import { TermsDialog } from './terms_dialog'
import type { ChangeBatch, ShownBatch } from './use_batch'

interface DefaultsDialogProps {
  defaults: ShownBatch['defaults']
  categories: Option<number>[]
  change: ChangeBatch
  onClose: () => void
}

/** What stands for a cell that is empty, in every row. */
export function DefaultsDialog({ defaults, categories, ...dialog }: DefaultsDialogProps) {
  const [texts, setTexts] = useState(defaults)
  return (
    <TermsDialog
      {...dialog}
      title="Fill empty cells"
      description="Each row keeps what it says itself."
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
    </TermsDialog>
  )
}
