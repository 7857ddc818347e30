import { type FormEvent, useId, useRef, useState } from 'react'
import { urlFor } from '~/client'
import { focusFirstError } from '~/hooks/focus_first_error'
import { useCommand } from '~/hooks/use_command'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import type { Option } from '~/ui/option'
import { toast } from '~/ui/toaster'
import { PartControl } from './part_control'
import { sentParts, typedParts } from './part_values'
import type { SettingRow } from './types'

interface SettingFormProps {
  setting: SettingRow
  countries: readonly Option[]
  open: boolean
  onClose: () => void
  onSaved: () => void
}

export function SettingForm({ setting, countries, open, onClose, onSaved }: SettingFormProps) {
  const { label, parts, version } = setting
  const isWhole = parts[0]?.name === 'value'
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() =>
    typedParts(parts, isWhole ? { value: setting.value } : setting.value)
  )
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState('')
  const { busy, send } = useCommand<{ message: string }>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setRefusal('')
    setErrors({})
    const sent = sentParts(parts, values)
    const value = isWhole ? sent.value : sent
    const url = urlFor('api.admin.settings.update', { key: setting.key })
    const outcome = await send('PUT', url, { value, version })
    if (outcome.ok) {
      toast.success(outcome.body.message)
      return onSaved()
    }
    const isMarked = parts.some(({ name }) => outcome.fields[name])
    setErrors(outcome.fields)
    if (!isMarked) setRefusal(outcome.message)
    focusFirstError(form.current)
  }

  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      title={label}
      description={setting.description}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel="Updating...">
            Update Setting
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        {parts.map((part) => (
          <PartControl
            key={part.name}
            part={part}
            value={values[part.name]}
            error={errors[part.name]}
            countries={countries}
            onChange={(value) => setValues({ ...values, [part.name]: value })}
          />
        ))}
      </form>
    </Dialog>
  )
}
