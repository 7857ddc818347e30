import { useId } from 'react'
import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { LateProp } from '~/components/late_prop'
import { useUnsaved } from '~/hooks/use_unsaved'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
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
  return <FormDialog {...props} record={null} />
}

/** A user as the record is now, with its version: an older one is not saved over it. */
export function EditPersonDialog({
  record,
  ...props
}: PersonDialogProps & { record: PersonRecord | undefined }) {
  if (record) return <FormDialog key={record.version} {...props} record={record} />
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

function FormDialog(props: PersonDialogProps & { record: PersonRecord | null }) {
  const { record, choices, open, onClose } = props
  const id = useId()
  const form = usePersonForm(record, choices, () => {
    props.onSaved()
    onClose()
  })
  const { approval } = form
  const { label, busyLabel } = approval.words(record ? 'Update User' : 'Create User', 'Saving...')
  const closing = useUnsaved(open && form.isChanged)

  return (
    <Dialog
      open={open}
      onClose={() => closing(onClose)}
      dismissible={!form.busy}
      size="lg"
      title={record ? 'Edit User' : 'New User'}
      description={record ? undefined : 'They get an e-mail to choose a password.'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={form.busy} busyLabel={busyLabel}>
            {label}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.form} onSubmit={form.submit} noValidate className="grid gap-4">
        {form.refusal && <Notice tone="danger">{form.refusal.message}</Notice>}
        <PersonFields
          form={form}
          choices={choices}
          isNew={record === null}
          isOwn={record?.id === props.ownId}
        />
        <ApprovalRequest approval={approval} />
      </form>
    </Dialog>
  )
}
