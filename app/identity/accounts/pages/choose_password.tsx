import { type FormEvent } from 'react'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toaster'
import { AccountCard } from '../components/account_card'
import {
  NEW_PASSWORD_CHECKS,
  NewPasswordFields,
  submittedPassword,
} from '../components/new_password_fields'
import { SubmitButton } from '../components/submit_button'
import { useAccountForm } from '../components/use_account_form'

interface ChoosePasswordProps {
  token: string
  /** Whether the link still works. */
  valid: boolean
}

export default function ChoosePassword({ token, valid }: ChoosePasswordProps) {
  return (
    <AccountCard
      title="Choose a password"
      text={valid ? 'You sign in with it from now on, on every device.' : undefined}
    >
      {valid ? <ChooseForm token={token} /> : <Expired />}
    </AccountCard>
  )
}

function ChooseForm({ token }: { token: string }) {
  const form = useAccountForm(NEW_PASSWORD_CHECKS)
  const { busy, send } = useCommand<{ message: string }>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const values = submittedPassword(form)
    if (!values) return
    const url = urlFor('api.identity.password_resets.update', { token })
    const outcome = await send('PUT', url, values)
    if (!outcome.ok) return form.refuse(outcome)
    toast.success(outcome.body.message)
    router.visit(urlFor('identity.sign_in', {}), { replace: true })
  }

  return (
    <form ref={form.form} method="post" onSubmit={submit} className="grid gap-5" noValidate>
      {form.refusal && <Notice tone="danger">{form.refusal.message}</Notice>}
      <NewPasswordFields field={form.field} input={form.input} />
      <SubmitButton busy={busy} busyLabel="Saving…">
        Save password
      </SubmitButton>
    </form>
  )
}

function Expired() {
  return (
    <div className="grid gap-5">
      <Notice tone="danger">This link is no longer valid. Please ask for a new one.</Notice>
      <Button as={Link} href={urlFor('identity.reset', {})}>
        Ask for a new link
      </Button>
    </div>
  )
}
