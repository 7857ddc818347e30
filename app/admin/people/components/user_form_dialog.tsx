import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { DeferredProp } from '~/components/deferred_prop'
import { Dialog } from '~/ui/dialog'
import { FormDialog } from '~/ui/form_dialog'
import { Spinner } from '~/ui/spinner'
import { UserFields } from './user_fields'
import type { UserFormOptions, UserFormRecord } from './user_types'
import { useUserForm } from './use_user_form'

interface UserFormDialogProps {
  choices: UserFormOptions
  ownId: number
  open: boolean
  onClose: () => void
  onSaved: () => void
}

/** The new user receives an e-mail to choose a password. */
export function NewUserDialog(props: UserFormDialogProps) {
  return <UserForm {...props} record={null} />
}

/** Loads the current record with its version, so that an outdated one is never saved. */
export function EditUserDialog({
  record,
  ...props
}: UserFormDialogProps & { record: UserFormRecord | undefined }) {
  if (record) return <UserForm key={record.version} {...props} record={record} />
  return (
    <Dialog open={props.open} onClose={props.onClose} title="Edit User" size="lg">
      <DeferredProp
        name="record"
        value={record}
        loading={
          <p
            role="status"
            className="flex min-h-48 items-center justify-center gap-3 text-ink-muted"
          >
            <Spinner label="" />
            Loading user...
          </p>
        }
        failed="Could not load this user. Please try again."
      >
        {() => null}
      </DeferredProp>
    </Dialog>
  )
}

function UserForm(props: UserFormDialogProps & { record: UserFormRecord | null }) {
  const { record, choices, ownId, onSaved, ...dialog } = props
  const form = useUserForm(record, choices, () => {
    onSaved()
    dialog.onClose()
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      warnsOnUnsavedChanges
      size="lg"
      title={record ? 'Edit User' : 'New User'}
      description={record ? undefined : 'They get an e-mail to choose a password.'}
      {...form.approval.buttonLabels(record ? 'Update User' : 'Create User', 'Saving...')}
    >
      <UserFields
        form={form}
        choices={choices}
        isNew={record === null}
        isOwn={record?.id === ownId}
      />
      <ApprovalRequest approval={form.approval} />
    </FormDialog>
  )
}
