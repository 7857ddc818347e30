import { router } from '@inertiajs/react'
import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toaster'
import { checkEmail } from '#identity/accounts/rules/account_rules'
import { ROLE_WORDS } from '#identity/teams/rules/team_rights'
import { ROLE_OPTIONS, type Role } from './types'

const NOBODY: { email: string; role: Role } = { email: '', role: 'payer' }

export function InviteForm() {
  const invitation = useApiForm({
    initial: NOBODY,
    checks: { email: checkEmail },
    send: (body) => send('api.identity.invitations.store', { body }),
    done({ message }) {
      toast.success(message)
      invitation.put({ email: '' })
      router.reload({ only: ['invitations'] })
    },
    refused: ({ message }) => toast.error(message),
  })

  return (
    <Card title="Invite someone">
      <form
        ref={invitation.form}
        onSubmit={invitation.submit}
        noValidate
        className="grid items-start gap-4 sm:grid-cols-[1fr_12rem_auto]"
      >
        <Field label="E-mail" required {...invitation.field('email')}>
          <TextInput {...invitation.bind('email')} type="email" autoComplete="off" />
        </Field>
        <Field label="Role">
          <Select options={ROLE_OPTIONS} {...invitation.bind('role')} />
        </Field>
        <Button type="submit" busy={invitation.busy} busyLabel="Sending…" className="sm:mt-6">
          Send Invitation
        </Button>
      </form>
      <p className="mt-3 text-sm text-ink-muted">
        {ROLE_WORDS[invitation.values.role].name}: {ROLE_WORDS[invitation.values.role].description}
      </p>
    </Card>
  )
}
