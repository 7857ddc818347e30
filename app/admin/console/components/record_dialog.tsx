import { Fragment, useId } from 'react'
import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { useApproval } from '#identity/approvals/components/use_approval'
import type { SecondPerson } from '#identity/approvals/rules/second_person'
import { useApiForm } from '~/api/use_api_form'
import type { Outcome } from '~/hooks/api_outcome'
import { useUnsaved } from '~/hooks/use_unsaved'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toaster'
import {
  type RecordField,
  RecordFieldControl,
  type RecordValue,
  type RecordValues,
  sentValue,
} from './record_fields'

export interface RecordDialogProps<Sent extends RecordValues> {
  open: boolean
  title: string
  description?: string
  fields: readonly RecordField<keyof Sent & string>[]
  initial: { [Name in keyof Sent]?: RecordValue }
  /** The second is what goes along where somebody else has to approve it. */
  save: (sent: Sent, asking: { approvalReason?: string }) => Promise<Outcome<{ message: string }>>
  /** Who has to approve what is entered, as far as that is known beforehand; said below the field that decides it. */
  needs?: { field: keyof Sent & string; of: (sent: Sent) => SecondPerson | null }
  submitLabel: string
  busyLabel: string
  onClose: () => void
  onSaved: () => void
}

/** A form in a dialog, for a new record or for one that is there. */
export function RecordDialog<Sent extends RecordValues>(props: RecordDialogProps<Sent>) {
  const { open, title, description, fields, initial, onClose } = props
  const id = useId()
  const { form, values, problems, refusal, busy, isChanged, set, submit } = useApiForm({
    initial: valuesOf(fields, initial),
    checks: checksOf(fields),
    send: (entered) => props.save(sentOf(fields, entered), approval.call),
    done({ message }) {
      toast.success(message)
      props.onSaved()
    },
  })
  const approval = useApproval(props.needs?.of(sentOf(fields, values)) ?? null)
  const { label, busyLabel } = approval.words(props.submitLabel, props.busyLabel)
  const closing = useUnsaved(open && (isChanged || approval.reason !== ''))
  return (
    <Dialog
      open={open}
      onClose={() => !busy && closing(onClose)}
      title={title}
      description={description}
      size={fields.length > 4 ? 'lg' : 'md'}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel={busyLabel}>
            {label}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        noValidate
        onSubmit={submit}
        className={fields.length > 4 ? 'grid items-start gap-4 sm:grid-cols-2' : 'grid gap-4'}
      >
        {refusal && (
          <div className="sm:col-span-full">
            <Notice tone="danger" className="whitespace-pre-line">
              {refusal.message}
            </Notice>
          </div>
        )}
        {fields.map((field) => (
          <Fragment key={field.name}>
            <div
              className={
                field.type === 'textarea' || field.type === 'switch' ? 'col-span-full' : ''
              }
            >
              <RecordFieldControl
                field={field}
                value={values[field.name]}
                error={problems[field.name]}
                onChange={(value) => set(field.name, value)}
              />
            </div>
            {field.name === props.needs?.field && <ApprovalRequest approval={approval} />}
          </Fragment>
        ))}
      </form>
    </Dialog>
  )
}

function valuesOf(fields: readonly RecordField[], initial: Partial<RecordValues>): RecordValues {
  return Object.fromEntries(fields.map(({ name }) => [name, initial[name] ?? null]))
}

function checksOf(fields: readonly RecordField[]) {
  const checks = fields.map((field) => {
    const check = (value: RecordValue) => field.check?.(sentValue(field, value)) ?? null
    return [field.name, check] as const
  })
  return Object.fromEntries(checks)
}

/** What the fields name and have checked is what the call takes. */
function sentOf<Sent extends RecordValues>(
  fields: readonly RecordField<keyof Sent & string>[],
  entered: RecordValues
): Sent {
  const sent = fields.map((field) => [field.name, sentValue(field, entered[field.name])])
  return Object.fromEntries(sent) as Sent
}
