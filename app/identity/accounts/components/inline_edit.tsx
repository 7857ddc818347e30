import type { Check } from '#shared/http/rules/field_checks'
import { type FormEvent, type ReactNode, useState } from 'react'
import { router } from '@inertiajs/react'
import { useCommand } from '~/hooks/use_command'
import { useFocusOnChange } from '~/hooks/use_focus_on_change'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput, type TextInputProps } from '~/ui/text_input'
import { toast } from '~/ui/toaster'
import { useAccountForm } from './use_account_form'
import { SettingsRow } from './settings_row'

interface InlineEditProps {
  title: string
  /** As the button names it. */
  label: string
  name: string
  value: string | null
  /** How it looks; as it is unless told. */
  shown?: ReactNode
  check: Check
  url: string
  control?: Pick<TextInputProps, 'type' | 'autoComplete'>
}

/** A value with an Edit button, which becomes a field with the button that saves it. */
export function InlineEdit(props: InlineEditProps) {
  const { title, value, shown = value || '--' } = props
  const [editing, setEditing] = useState(false)
  const edit = useFocusOnChange<HTMLButtonElement>(editing)
  if (editing) return <Editing {...props} onClose={() => setEditing(false)} />
  return (
    <SettingsRow
      title={title}
      action={
        <Button ref={edit} variant="secondary" onClick={() => setEditing(true)}>
          Edit<span className="sr-only"> {title.toLowerCase()}</span>
        </Button>
      }
    >
      <p className="break-words font-medium">{shown}</p>
    </SettingsRow>
  )
}

function Editing(props: InlineEditProps & { onClose: () => void }) {
  const { title, label, name, value, check, url, control, onClose } = props
  const { form, refusal, submitted, refuse, field, input } = useAccountForm({ [name]: check })
  const { busy, send } = useCommand<{ message: string }>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const values = submitted()
    if (!values) return
    const outcome = await send('PUT', url, values)
    if (!outcome.ok) return refuse(outcome)
    toast.success(outcome.body.message)
    // The name stands in the frame of the page too, which comes with whatever is reloaded.
    router.reload({ only: ['profile'], onFinish: onClose })
  }

  return (
    <SettingsRow title={title}>
      <form ref={form} onSubmit={submit} className="grid max-w-md gap-3" noValidate>
        {refusal && <Notice tone="danger">{refusal.message}</Notice>}
        <Field label={label} hideLabel {...field(name)}>
          <TextInput {...input(name)} {...control} defaultValue={value ?? ''} autoFocus />
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
