import { type FormEvent, type Ref, useId } from 'react'
import { stripListNumber } from '~/api/api_outcome'
import { useUnsavedChanges } from '~/hooks/use_unsaved_changes'
import { Dialog, type DialogProps } from '~/ui/dialog'
import { DialogButtons, type DialogButtonsProps } from '~/ui/dialog_buttons'
import { Notice } from '~/ui/notice'

interface DialogForm {
  form?: Ref<HTMLFormElement>
  submit: (event: FormEvent<HTMLFormElement>) => unknown
  busy?: boolean
  refusal?: { message: string } | null
  isChanged?: boolean
}

export interface FormDialogProps
  extends Omit<DialogProps, 'footer' | 'dismissible'>, DialogButtonsProps {
  form: DialogForm
  columns?: 1 | 2
  warnsOnUnsavedChanges?: boolean
}

/** A dialog with a form. Cannot be closed while submitting. */
export function FormDialog(props: FormDialogProps) {
  const { form, open, onClose, columns = 1, warnsOnUnsavedChanges = false } = props
  const { busy = false, refusal, isChanged = false } = form
  const id = useId()
  const closing = useUnsavedChanges(open && warnsOnUnsavedChanges && isChanged)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // React events pass through portals, and the page around the dialog may be a form.
    event.stopPropagation()
    form.submit(event)
  }

  return (
    <Dialog
      open={open}
      onClose={() => closing(onClose)}
      dismissible={!busy}
      title={props.title}
      description={props.description}
      size={props.size}
      initialFocus={props.initialFocus}
      footer={<DialogButtons {...props} form={id} busy={busy} onCancel={onClose} />}
    >
      <form
        id={id}
        ref={form.form}
        noValidate
        onSubmit={submit}
        className={columns === 2 ? 'grid items-start gap-4 sm:grid-cols-2' : 'grid gap-4'}
      >
        {refusal && (
          <Notice tone="danger" className="col-span-full whitespace-pre-line">
            {stripListNumber(refusal.message)}
          </Notice>
        )}
        {props.children}
      </form>
    </Dialog>
  )
}
