import { useState } from 'react'
import { endBusyAfterVisit } from '~/api/end_busy'
import { type ApiOutcome, stripListNumber } from '~/api/api_outcome'
import { Dialog, type DialogProps } from '~/ui/dialog'
import { DialogButtons, type DialogButtonsProps } from '~/ui/dialog_buttons'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toast'

export interface ConfirmDialogProps<A extends { message: string }>
  extends Omit<DialogProps, 'footer'>, DialogButtonsProps {
  /** Runs the command. Returns its outcome, or nothing if the page has already shown it. */
  act: () => Promise<ApiOutcome<A> | void> | void
  onDone?: (answer: A) => void
  /** Called in every case: after `onDone`, or after a refusal. */
  onEnd?: () => void
  /** Keeps the dialog open after the outcome: `onDone` navigates, or a refusal can be retried. */
  staysOpen?: boolean
  /** Shows a refusal inside the open dialog in place of a toast. */
  showsRefusal?: boolean
  refusalTitle?: string
  /** Disables the buttons while a related action runs. */
  busy?: boolean
  onCancel?: () => void
}

export function ConfirmDialog<A extends { message: string }>(props: ConfirmDialogProps<A>) {
  const { act, onDone, onEnd, onClose, staysOpen, showsRefusal, dismissible = true } = props
  const [isActing, setActing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const busy = isActing || Boolean(props.busy)

  async function submit() {
    setRefusal(null)
    setActing(true)
    const outcome = await Promise.resolve(act()).finally(() => endBusyAfterVisit(setActing))
    if (outcome?.ok) toast.success(outcome.body.message)
    else if (outcome && showsRefusal) setRefusal(stripListNumber(outcome.message))
    else if (outcome) toast.error(outcome.message)
    if (!staysOpen && (!showsRefusal || outcome?.ok !== false)) onClose()
    if (outcome?.ok) onDone?.(outcome.body)
    onEnd?.()
  }

  return (
    <Dialog
      open={props.open}
      onClose={onClose}
      dismissible={dismissible && !busy}
      title={props.title}
      description={props.description}
      size={props.size}
      footer={
        <DialogButtons
          {...props}
          busy={busy}
          onCancel={props.onCancel ?? onClose}
          onSubmit={() => void submit()}
        />
      }
    >
      {refusal && (
        <Notice tone="danger" title={props.refusalTitle} className="mb-4 whitespace-pre-line">
          {refusal}
        </Notice>
      )}
      {props.children}
    </Dialog>
  )
}
