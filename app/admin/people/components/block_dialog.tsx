import { useState } from 'react'
import { send } from '~/api/send'
import { AskDialog } from '~/ui/ask_dialog'
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
export function BlockDialog({ about, ...dialog }: BlockDialogProps) {
  const [reason, setReason] = useState('')
  const params = { id: about.id }
  const isOut = about.status === 'BLOCKED' || about.status === 'DEACTIVATED'
  const verb = isOut ? 'Unblock' : 'Block'
  return (
    <AskDialog
      {...dialog}
      act={() =>
        isOut
          ? send('api.identity.people.unblock', { params })
          : send('api.identity.people.block', { params, body: { reason: reason.trim() || null } })
      }
      title={`${verb} ${nameOf(about)}`}
      submitLabel={verb}
      busyLabel={isOut ? 'Unblocking...' : 'Blocking...'}
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
    </AskDialog>
  )
}
