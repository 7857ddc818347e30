import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'

export interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  children?: ReactNode
  confirmLabel: string
  busyLabel?: string
  busy?: boolean
  /** What it asks about is not there. */
  disabled?: boolean
  tone?: 'danger' | 'primary'
  cancelLabel?: string
}

/** Asks once more. It cannot be left while the answer is being carried out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { onClose, onConfirm, confirmLabel, busyLabel, busy = false, tone = 'primary' } = props
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={busy}>
        {props.cancelLabel ?? 'Cancel'}
      </Button>
      <Button
        variant={tone}
        onClick={onConfirm}
        busy={busy}
        busyLabel={busyLabel}
        disabled={props.disabled}
      >
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog
      open={props.open}
      onClose={onClose}
      dismissible={!busy}
      title={props.title}
      footer={footer}
    >
      {props.children}
    </Dialog>
  )
}
