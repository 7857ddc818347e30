import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { PasswordInput } from '~/ui/password_input'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toaster'
import { RefusalNotice } from '#identity/accounts/components/refusal_notice'
import { nameOf, type Person } from './types'

interface ErasePersonDialogProps {
  about: Pick<Person, 'id' | 'firstname' | 'lastname'>
  open: boolean
  onClose: () => void
  onDone: () => void
}

const FORM = 'erase-person'

/** For somebody who asked for it: confirmed by the password of who carries it out. */
export function ErasePersonDialog({ about, open, onClose, onDone }: ErasePersonDialogProps) {
  const form = useApiForm({
    initial: { password: '', reason: '' },
    send: (body) => send('api.identity.person_erasures.store', { params: { id: about.id }, body }),
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
      title={`Erase the data of ${nameOf(about)}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} variant="danger" busy={form.busy} busyLabel="Erasing…">
            Erase for good
          </Button>
        </>
      }
    >
      <form id={FORM} ref={form.form} onSubmit={form.submit} className="grid gap-4" noValidate>
        <p>
          Only when the person has asked for it, and you know that it is them. Nothing brings the
          data back. The amounts of payments and parcels stay without a name.
        </p>
        <RefusalNotice refusal={form.refusal} />
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
      </form>
    </Dialog>
  )
}
