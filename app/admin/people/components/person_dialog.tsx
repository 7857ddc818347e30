import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { LateProp } from '~/components/late_prop'
import { Dialog } from '~/ui/dialog'
import { FormDialog } from '~/ui/form_dialog'
import { Spinner } from '~/ui/spinner'
import { PersonFields } from './person_fields'
import type { PersonChoices, PersonRecord } from './types'
import { usePersonForm } from './use_person_form'

interface PersonDialogProps {
  choices: PersonChoices
  ownId: number
  open: boolean
  onClose: () => void
  onSaved: () => void
}

/** A new user, who then chooses a password by mail. */
export function NewPersonDialog(props: PersonDialogProps) {
  return <PersonForm {...props} record={null} />
}

/** A user as the record is now, with its version: an older one is not saved over it. */
export function EditPersonDialog({
  record,
  ...props
}: PersonDialogProps & { record: PersonRecord | undefined }) {
  if (record) return <PersonForm key={record.version} {...props} record={record} />
  return (
    <Dialog open={props.open} onClose={props.onClose} title="Edit User" size="lg">
      <LateProp
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
      </LateProp>
    </Dialog>
  )
}

function PersonForm(props: PersonDialogProps & { record: PersonRecord | null }) {
  const { record, choices, ownId, onSaved, ...dialog } = props
  const form = usePersonForm(record, choices, () => {
    onSaved()
    dialog.onClose()
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      asksUnsaved
      size="lg"
      title={record ? 'Edit User' : 'New User'}
      description={record ? undefined : 'They get an e-mail to choose a password.'}
      {...form.approval.words(record ? 'Update User' : 'Create User', 'Saving...')}
    >
      <PersonFields
        form={form}
        choices={choices}
        isNew={record === null}
        isOwn={record?.id === ownId}
      />
      <ApprovalRequest approval={form.approval} />
    </FormDialog>
  )
}
