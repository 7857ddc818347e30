import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toaster'
import { RefusalNotice } from '#identity/accounts/components/refusal_notice'
import { nameOf, type Person, type StaffFactors } from './types'

interface FactorResetDialogProps {
  about: Pick<Person, 'id' | 'firstname' | 'lastname'>
  /** Already asked for: it can be withdrawn. */
  reset: StaffFactors['reset']
  open: boolean
  onClose: () => void
  onDone: () => void
}

const FORM = 'factor-reset'

/** For somebody who lost the device with which they sign in. */
export function FactorResetDialog({ about, reset, open, onClose, onDone }: FactorResetDialogProps) {
  const params = { id: about.id }
  const form = useApiForm({
    initial: { reason: '' },
    checks: {
      reason: (value: string) => (reset || value.trim() ? null : '"Reason" should not be empty'),
    },
    send: (body) =>
      reset
        ? send('api.identity.factor_resets.destroy', { params })
        : send('api.identity.factor_resets.store', { params, body }),
    done({ message }) {
      toast.success(message)
      onClose()
      onDone()
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!form.busy}
      title={reset ? 'Keep the second step?' : `Has ${nameOf(about)} lost their device?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant={reset ? 'primary' : 'danger'}
            busy={form.busy}
            busyLabel="Sending..."
          >
            {reset ? 'Keep It' : 'Remove in 24 Hours'}
          </Button>
        </>
      }
    >
      <form id={FORM} ref={form.form} onSubmit={form.submit} className="grid gap-4" noValidate>
        {reset ? (
          <p>
            {`It will be removed on ${reset.due}. ${reset.askedBy} asked for this: ${reset.reason}`}
          </p>
        ) : (
          <p>
            Do this only when you are sure who is asking. In 24 hours their passkeys, app and
            recovery codes are removed and they are signed out everywhere. Until then they can stop
            it, by a link that we e-mail to them now.
          </p>
        )}
        <RefusalNotice refusal={form.refusal} />
        {!reset && (
          <Field
            label="Reason"
            hint="Who asked for it, and how you checked who they are."
            required
            {...form.field('reason')}
          >
            <TextInput {...form.bind('reason')} maxLength={200} />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
