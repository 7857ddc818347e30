import { useState } from 'react'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'
import { nameOf, type Person } from './types'

interface BlockDialogProps {
  about: Pick<Person, 'id' | 'firstname' | 'lastname' | 'status'>
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** Shuts somebody out, or lets them in again, after asking once more. */
export function BlockDialog({ about, open, onClose, onDone }: BlockDialogProps) {
  const { busy, send } = useSend()
  const [reason, setReason] = useState('')
  const { id } = about
  const isOut = about.status === 'BLOCKED' || about.status === 'DEACTIVATED'
  const verb = isOut ? 'Unblock' : 'Block'

  async function carryOut() {
    const outcome = isOut
      ? await send('api.identity.people.unblock', { params: { id } })
      : await send('api.identity.people.block', {
          params: { id },
          body: {
            reason: reason.trim() || null,
          },
        })
    onClose()
    if (!tell(outcome)) return
    setReason('')
    onDone()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={carryOut}
      title={`${verb} ${nameOf(about)}`}
      confirmLabel={verb}
      busyLabel={isOut ? 'Unblocking...' : 'Blocking...'}
      busy={busy}
      tone={isOut ? 'primary' : 'danger'}
    >
      {isOut ? (
        <p>They may sign in again with the password that they had.</p>
      ) : (
        <div className="grid gap-4">
          <p>
            They are signed out everywhere at once, and cannot sign in until they are unblocked.
          </p>
          <Field label="Reason" hint="For colleagues; the person does not see it." optional>
            <TextInput value={reason} onChange={setReason} maxLength={200} />
          </Field>
        </div>
      )}
    </ConfirmDialog>
  )
}
