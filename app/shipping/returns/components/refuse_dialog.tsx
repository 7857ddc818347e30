import { router } from '@inertiajs/react'
import { useApiForm } from '~/api/use_api_form'
import type { Outcome } from '~/hooks/api_outcome'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { Textarea } from '~/ui/textarea'
import { toast } from '~/ui/toast'
import { RETURN_LIMITS } from '#shipping/returns/rules/return_choices'

interface RefuseDialogProps {
  open: boolean
  onClose: () => void
  refuse: (reason: string) => Promise<Outcome<{ message: string }>>
}

/** Why not, for whoever asked. */
export function RefuseDialog({ open, onClose, refuse }: RefuseDialogProps) {
  const entry = useApiForm({
    initial: { reason: '' },
    checks: {
      reason: (reason) => (reason.trim().length < 2 ? 'Please say why, in a few words' : null),
    },
    send: ({ reason }) => refuse(reason.trim()),
    done({ message }) {
      toast.success(message)
      onClose()
      router.reload()
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Refuse this return?"
      dismissible={!entry.busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={entry.busy}>
            Cancel
          </Button>
          <Button
            variant="danger"
            busy={entry.busy}
            busyLabel="Refusing..."
            onClick={() => void entry.submit()}
          >
            Refuse
          </Button>
        </>
      }
    >
      <form ref={entry.form} noValidate onSubmit={entry.submit} className="grid gap-4">
        {entry.refusal && <Notice tone="danger">{entry.refusal.message}</Notice>}
        <Field
          label="Reason"
          hint="Whoever asked reads it in an e-mail."
          required
          {...entry.field('reason')}
        >
          <Textarea {...entry.bind('reason')} maxLength={RETURN_LIMITS.refusal} />
        </Field>
      </form>
    </Dialog>
  )
}
