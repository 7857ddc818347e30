import { type FormEvent, useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { focusFirstError } from '~/hooks/focus_first_error'
import { useCommand } from '~/hooks/use_command'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toaster'
import { checkEmail } from '#identity/accounts/rules/account_rules'
import { ROLE_OPTIONS, type Role } from './types'

export function InviteForm() {
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('member')
  const [error, setError] = useState<string | null>(null)
  const { busy, send } = useCommand<{ message: string }>()

  function type(text: string) {
    setEmail(text)
    setError(checkEmail(text))
  }

  function refuse(problem: string) {
    setError(problem)
    focusFirstError(form.current)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const problem = checkEmail(email)
    if (problem) return refuse(problem)
    const url = urlFor('api.identity.invitations.store', {})
    const outcome = await send('POST', url, { email, role })
    if (!outcome.ok && outcome.fields.email) return refuse(outcome.fields.email)
    if (!outcome.ok) return toast.error(outcome.message)
    toast.success(outcome.body.message)
    setEmail('')
    setError(null)
    router.reload({ only: ['invitations'] })
  }

  return (
    <Card title="Invite someone">
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        className="grid items-start gap-4 sm:grid-cols-[1fr_11rem_auto]"
      >
        <Field label="E-mail" error={error} required>
          <TextInput type="email" name="email" autoComplete="off" value={email} onChange={type} />
        </Field>
        <Field label="Role">
          <Select options={ROLE_OPTIONS} value={role} onChange={setRole} />
        </Field>
        <Button type="submit" busy={busy} busyLabel="Sending…" className="sm:mt-6">
          Send Invitation
        </Button>
      </form>
      <p className="mt-3 text-sm text-ink-muted">
        Owners and members work with everything the business has. Owners also decide who is in it.
      </p>
    </Card>
  )
}
