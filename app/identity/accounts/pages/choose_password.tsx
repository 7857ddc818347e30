import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toaster'
import { AccountCard } from '../components/account_card'
import { NeedsScript } from '../components/needs_script'
import {
  mismatchOf,
  NEW_PASSWORD_CHECKS,
  NEW_PASSWORD_PAIR,
  NewPasswordFields,
  NO_NEW_PASSWORD,
} from '../components/new_password_fields'
import { RefusalNotice } from '../components/refusal_notice'
import { SubmitButton } from '../components/submit_button'

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
      {valid && <NeedsScript to="choose a password" />}
      {valid ? <ChooseForm token={token} /> : <Expired />}
    </AccountCard>
  )
}

function ChooseForm({ token }: { token: string }) {
  const form = useApiForm({
    initial: NO_NEW_PASSWORD,
    inBrowser: true,
    together: NEW_PASSWORD_PAIR,
    checks: NEW_PASSWORD_CHECKS,
    send: async (body) =>
      mismatchOf(body) ??
      (await send('api.identity.password_resets.update', { params: { token }, body })),
    done({ message }) {
      toast.success(message)
      router.visit(urlFor('identity.sign_in', {}), { replace: true })
    },
  })

  return (
    <form ref={form.form} method="post" onSubmit={form.submit} className="grid gap-5" noValidate>
      <RefusalNotice refusal={form.refusal} />
      <NewPasswordFields form={form} />
      <SubmitButton busy={form.busy} busyLabel="Saving…">
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
