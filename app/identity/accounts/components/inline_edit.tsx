import type { Check } from '#shared/http/rules/field_checks'
import { type ReactNode, useState } from 'react'
import { router } from '@inertiajs/react'
import { useApiForm } from '~/api/use_api_form'
import type { ApiOutcome } from '~/api/api_outcome'
import { useFocusOnChange } from '~/hooks/use_focus_on_change'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { NoValue } from '~/ui/no_value'
import { TextInput, type TextInputProps } from '~/ui/text_input'
import { toast } from '~/ui/toaster'
import { RefusalNotice } from './refusal_notice'
import { SettingsRow } from './settings_row'

interface InlineEditProps {
  title: string
  label: string
  name: string
  value: string | null
  shown?: ReactNode
  check: Check
  save: (value: string) => Promise<ApiOutcome<{ message: string }>>
  control?: Pick<TextInputProps, 'type' | 'autoComplete'>
}

export function InlineEdit(props: InlineEditProps) {
  const { title, value, shown = value } = props
  const [editing, setEditing] = useState(false)
  const edit = useFocusOnChange<HTMLButtonElement>(editing)
  if (editing) return <InlineEditForm {...props} onClose={() => setEditing(false)} />
  return (
    <SettingsRow
      isBeside
      title={title}
      action={
        <Button ref={edit} variant="secondary" onClick={() => setEditing(true)}>
          {value ? 'Edit' : 'Add'}
          <span className="sr-only"> {title.toLowerCase()}</span>
        </Button>
      }
    >
      <p className="break-words font-medium">{value ? shown : <NoValue />}</p>
    </SettingsRow>
  )
}

function InlineEditForm(props: InlineEditProps & { onClose: () => void }) {
  const { title, label, name, value, check, save, control, onClose } = props
  const { form, refusal, busy, submit, field, bind } = useApiForm({
    initial: { [name]: value ?? '' },
    checks: { [name]: check },
    send: (values) => save(values[name] ?? ''),
    done({ message }) {
      toast.success(message)
      // The shell shows the name too; its props come with every partial reload.
      router.reload({ only: ['profile'], onFinish: onClose })
    },
  })

  return (
    <SettingsRow title={title}>
      <form ref={form} onSubmit={submit} className="grid max-w-md gap-3" noValidate>
        <RefusalNotice refusal={refusal} />
        <Field label={label} hideLabel required {...field(name)}>
          <TextInput {...bind(name)} {...control} autoFocus />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy} busyLabel="Updating…">
            Update {label}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </SettingsRow>
  )
}
