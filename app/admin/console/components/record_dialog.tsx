import { useId } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import { type RecordField, RecordFieldControl, type RecordValues } from './record_fields'
import { type RecordTarget, useRecordForm } from './use_record_form'

export interface RecordDialogProps {
  open: boolean
  title: string
  description?: string
  fields: readonly RecordField[]
  initial: RecordValues
  target: RecordTarget
  submitLabel: string
  busyLabel: string
  onClose: () => void
  onSaved: () => void
}

/** A form in a dialog, for a new record or for one that is there. */
export function RecordDialog(props: RecordDialogProps) {
  const { open, title, description, fields, initial, target, onClose, onSaved } = props
  const id = useId()
  const { form, values, errors, refusal, busy, change, submit } = useRecordForm(
    fields,
    initial,
    onSaved
  )
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      title={title}
      description={description}
      size={fields.length > 4 ? 'lg' : 'md'}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel={props.busyLabel}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        noValidate
        onSubmit={(event) => submit(event, target)}
        className={fields.length > 4 ? 'grid items-start gap-4 sm:grid-cols-2' : 'grid gap-4'}
      >
        {refusal && (
          <div className="sm:col-span-full">
            <Notice tone="danger" className="whitespace-pre-line">
              {refusal}
            </Notice>
          </div>
        )}
        {fields.map((field) => (
          <div
            key={field.name}
            className={field.type === 'textarea' || field.type === 'switch' ? 'col-span-full' : ''}
          >
            <RecordFieldControl
              field={field}
              value={values[field.name]}
              error={errors[field.name]}
              onChange={(value) => change(field, value)}
            />
          </div>
        ))}
      </form>
    </Dialog>
  )
}
