import type { ReactNode } from 'react'
import { Button } from '~/ui/button'

export interface DialogButtonsProps {
  submitLabel: ReactNode
  busyLabel?: string
  cancelLabel?: string
  tone?: 'danger' | 'primary'
  icon?: ReactNode
  disabled?: boolean
}

interface DialogButtonHandlers {
  busy: boolean
  onCancel: () => void
  /** The id of the form to submit. */
  form?: string
  onSubmit?: () => void
}

export function DialogButtons(props: DialogButtonsProps & DialogButtonHandlers) {
  const { busy, form } = props
  return (
    <>
      <Button variant="secondary" onClick={props.onCancel} disabled={busy}>
        {props.cancelLabel ?? 'Cancel'}
      </Button>
      <Button
        type={form ? 'submit' : 'button'}
        form={form}
        variant={props.tone ?? 'primary'}
        icon={props.icon}
        busy={busy}
        busyLabel={props.busyLabel}
        disabled={props.disabled}
        onClick={props.onSubmit}
      >
        {props.submitLabel}
      </Button>
    </>
  )
}
