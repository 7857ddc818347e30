import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toaster'
import { checkEmail } from '#identity/accounts/rules/account_rules'
import { TEAM_ROLE_LABELS } from '#identity/teams/rules/team_rights'
import { ROLE_OPTIONS, type MemberRole } from './team_members'

const EMPTY_INVITATION: { email: string; role: MemberRole } = { email: '', role: 'payer' }

export function InviteForm() {
  const invitation = useApiForm({
    initial: EMPTY_INVITATION,
    checks: { email: checkEmail },
    send: (body) => callApi('api.identity.invitations.store', { body }),
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
        {TEAM_ROLE_LABELS[invitation.values.role].name}:{' '}
        {TEAM_ROLE_LABELS[invitation.values.role].description}
      </p>
    </Card>
  )
}
