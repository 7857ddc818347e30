import type { useUrlDialog } from '~/url/use_url_dialog'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { PasswordInput } from '~/ui/password_input'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'
import { BlockUserDialog } from './block_user_dialog'
import { type UserAccountDetails, userFullName, type StaffFactors } from './user_types'

interface UserDialogsProps extends Pick<
  ReturnType<typeof useUrlDialog<'block' | 'erase' | 'factors', UserAccountDetails>>,
  'opened' | 'dialog'
> {
  factors: StaffFactors
  onDone: () => void
}

export function UserDialogs({ opened, dialog, factors, onDone }: UserDialogsProps) {
  if (!opened) return null
  const shared = { ...dialog, user: opened.row, onDone }
  if (opened.view === 'block') return <BlockUserDialog key={opened.key} {...shared} />
  if (opened.view === 'erase') return <EraseUserDialog key={opened.key} {...shared} />
  return <FactorResetDialog key={opened.key} {...shared} reset={factors.reset} />
}

interface UserDialogProps {
  user: UserAccountDetails
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** Erases a person on request, confirmed by the password of the staff member. */
function EraseUserDialog({ user, onDone, ...dialog }: UserDialogProps) {
  const form = useApiForm({
    initial: { password: '', reason: '' },
    send: (body) =>
      callApi('api.identity.person_erasures.store', { params: { id: user.id }, body }),
    done({ message }) {
      toast.success(message)
      dialog.onClose()
      onDone()
    },
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={`Erase the data of ${userFullName(user)}?`}
      submitLabel="Erase for good"
      busyLabel="Erasing…"
      tone="danger"
    >
      <p>
        Do this only if the person asked for it and you have checked who they are. You cannot undo
        it. The amounts of payments and parcels stay, without a name.
      </p>
      <Field
        label="Reason"
        hint="Who asked for it, when and how."
        required
        {...form.field('reason')}
      >
        <TextInput {...form.input('reason')} maxLength={200} />
      </Field>
      <Field label="Your password" required {...form.field('password')}>
        <PasswordInput {...form.input('password')} autoComplete="current-password" />
      </Field>
    </FormDialog>
  )
}

/** Requests a reset of the second factors of a lost device, or cancels a requested reset. */
function FactorResetDialog({
  user,
  reset,
  onDone,
  ...dialog
}: UserDialogProps & Pick<StaffFactors, 'reset'>) {
  const params = { id: user.id }
  const form = useApiForm({
    initial: { reason: '' },
    checks: {
      reason: (value: string) => (reset || value.trim() ? null : '"Reason" should not be empty'),
    },
    send: (body) =>
      reset
        ? callApi('api.identity.factor_resets.destroy', { params })
        : callApi('api.identity.factor_resets.store', { params, body }),
    done({ message }) {
      toast.success(message)
      dialog.onClose()
      onDone()
    },
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={reset ? 'Keep the second step?' : `Has ${userFullName(user)} lost their device?`}
      submitLabel={reset ? 'Keep It' : 'Remove in 24 Hours'}
      busyLabel="Sending..."
      tone={reset ? 'primary' : 'danger'}
    >
      {reset ? (
        <p>
          {`The second step will be removed on ${reset.due}. ${reset.askedBy} asked for this: ${reset.reason}`}
        </p>
      ) : (
        <>
          <p>
            Do this only when you are sure who is asking. In 24 hours their passkeys, app and
            recovery codes are removed and they are signed out everywhere. Until then they can
            cancel this by a link that we e-mail to them now.
          </p>
          <Field
            label="Reason"
            hint="Who asked for it, and how you checked who they are."
            required
            {...form.field('reason')}
          >
            <TextInput {...form.bind('reason')} maxLength={200} />
          </Field>
        </>
      )}
    </FormDialog>
  )
}
