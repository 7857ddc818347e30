import { Fragment } from 'react'
import { router } from '@inertiajs/react'
import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { useApproval } from '#identity/approvals/components/use_approval'
import type { SecondPersonRule } from '#identity/approvals/rules/second_person'
import { useApiForm } from '~/api/use_api_form'
import type { ApiOutcome } from '~/api/api_outcome'
import { FormDialog } from '~/ui/form_dialog'
import { toast } from '~/ui/toaster'
import {
  type RecordField,
  RecordFieldControl,
  type RecordValue,
  type RecordValues,
  toRequestValue,
} from './record_fields'

export interface RecordDialogProps<Sent extends RecordValues> {
  open: boolean
  title: string
  description?: string
  fields: readonly RecordField<keyof Sent & string>[]
  initial: { [Name in keyof Sent]?: RecordValue }
  /** `approval` contains the reason if another person must approve. */
  save: (
    sent: Sent,
    approval: { approvalReason?: string }
  ) => Promise<ApiOutcome<{ message: string }>>
  /** `ruleFor` returns the rule if another person must approve, which is shown below `field`. */
  secondPerson?: { field: keyof Sent & string; ruleFor: (sent: Sent) => SecondPersonRule | null }
  submitLabel: string
  busyLabel: string
  cancelLabel?: string
  onClose: () => void
  /** Props to reload after saving; defaults to all. */
  only?: string[]
  onSaved?: () => void
}

export function RecordDialog<Sent extends RecordValues>(props: RecordDialogProps<Sent>) {
  const { fields, initial, onClose, only } = props
  const isLarge = fields.length > 4
  const form = useApiForm({
    initial: initialValues(fields, initial),
    checks: fieldChecks(fields),
    send: (entered) => props.save(toRequestBody(fields, entered), approval.options),
    done({ message }) {
      toast.success(message)
      if (props.onSaved) return props.onSaved()
      onClose()
      router.reload(only ? { only } : {})
    },
  })
  const { values, problems, set } = form
  const approval = useApproval(props.secondPerson?.ruleFor(toRequestBody(fields, values)) ?? null)
  return (
    <FormDialog
      open={props.open}
      onClose={onClose}
      title={props.title}
      description={props.description}
      cancelLabel={props.cancelLabel}
      size={isLarge ? 'lg' : 'md'}
      columns={isLarge ? 2 : 1}
      form={{ ...form, isChanged: form.isChanged || approval.reason !== '' }}
      warnsOnUnsavedChanges
      {...approval.buttonLabels(props.submitLabel, props.busyLabel)}
    >
      {fields.map((field) => (
        <Fragment key={field.name}>
          <div
            className={field.type === 'textarea' || field.type === 'switch' ? 'col-span-full' : ''}
          >
            <RecordFieldControl
              field={field}
              value={values[field.name]}
              error={problems[field.name]}
              onChange={(value) => set(field.name, value)}
            />
          </div>
          {field.name === props.secondPerson?.field && <ApprovalRequest approval={approval} />}
        </Fragment>
      ))}
    </FormDialog>
  )
}

function initialValues(
  fields: readonly RecordField[],
  initial: Partial<RecordValues>
): RecordValues {
  return Object.fromEntries(fields.map(({ name }) => [name, initial[name] ?? null]))
}

function fieldChecks(fields: readonly RecordField[]) {
  const checks = fields.map((field) => {
    const check = (value: RecordValue) => field.check?.(toRequestValue(field, value)) ?? null
    return [field.name, check] as const
  })
  return Object.fromEntries(checks)
}

/** The fields' names and checks guarantee the type of the body. */
function toRequestBody<Sent extends RecordValues>(
  fields: readonly RecordField<keyof Sent & string>[],
  entered: RecordValues
): Sent {
  const sent = fields.map((field) => [field.name, toRequestValue(field, entered[field.name])])
  return Object.fromEntries(sent) as Sent
}
