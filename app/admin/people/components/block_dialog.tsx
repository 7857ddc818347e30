import { useState } from 'react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'
import { nameOf, type Person } from './types'

interface BlockDialogProps {
  about: Pick<Person, 'id' | 'firstname' | 'lastname' | 'status'>
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** Shuts somebody out, or lets them in again, after asking once more. */
export function BlockDialog({ about, open, onClose, onDone }: BlockDialogProps) {
  const { busy, send } = useCommand<{ message: string }>()
  const [reason, setReason] = useState('')
  const { id } = about
  const isOut = about.status === 'BLOCKED' || about.status === 'DEACTIVATED'
  const verb = isOut ? 'Unblock' : 'Block'

  async function carryOut() {
    const outcome = isOut
      ? await send('PUT', urlFor('api.identity.people.unblock', { id }))
      : await send('PUT', urlFor('api.identity.people.block', { id }), {
          reason: reason.trim() || null,
        })
    onClose()
    if (!outcome.ok) return toast.error(outcome.message)
    toast.success(outcome.body.message)
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
