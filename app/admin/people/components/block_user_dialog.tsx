import { useState } from 'react'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'
import { userFullName, type UserRow } from './user_types'

interface BlockUserDialogProps {
  user: Pick<UserRow, 'id' | 'firstname' | 'lastname' | 'status'>
  open: boolean
  onClose: () => void
  onDone: () => void
}

export function BlockUserDialog({ user, ...dialog }: BlockUserDialogProps) {
  const [reason, setReason] = useState('')
  const params = { id: user.id }
  const isOut = user.status === 'BLOCKED' || user.status === 'DEACTIVATED'
  const verb = isOut ? 'Unblock' : 'Block'
  return (
    <ConfirmDialog
      {...dialog}
      act={() =>
        isOut
          ? callApi('api.identity.people.unblock', { params })
          : callApi('api.identity.people.block', {
              params,
              body: { reason: reason.trim() || null },
            })
      }
      title={`${verb} ${userFullName(user)}`}
      submitLabel={verb}
      busyLabel={isOut ? 'Unblocking...' : 'Blocking...'}
      tone={isOut ? 'primary' : 'danger'}
    >
      {isOut ? (
        <p>They can sign in again with their old password.</p>
      ) : (
        <div className="grid gap-4">
          <p>
            They are signed out everywhere at once, and cannot sign in until they are unblocked.
          </p>
          <Field label="Reason" hint="Only staff see the reason." optional>
            <TextInput value={reason} onChange={setReason} maxLength={200} />
          </Field>
        </div>
      )}
    </ConfirmDialog>
  )
}
