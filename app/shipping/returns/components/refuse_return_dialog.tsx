import { router } from '@inertiajs/react'
import { useApiForm } from '~/api/use_api_form'
import type { ApiOutcome } from '~/api/api_outcome'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { Textarea } from '~/ui/textarea'
import { toast } from '~/ui/toast'
import { RETURN_LIMITS } from '#shipping/returns/rules/return_choices'

interface RefuseReturnDialogProps {
  open: boolean
  onClose: () => void
  refuse: (reason: string) => Promise<ApiOutcome<{ message: string }>>
}

export function RefuseReturnDialog({ refuse, ...dialog }: RefuseReturnDialogProps) {
  const entry = useApiForm({
    initial: { reason: '' },
    checks: {
      reason: (reason) => (reason.trim().length < 2 ? 'Please say why, in a few words' : null),
    },
    send: ({ reason }) => refuse(reason.trim()),
    done({ message }) {
      toast.success(message)
      dialog.onClose()
      router.reload()
    },
  })
  return (
    <FormDialog
      {...dialog}
      form={entry}
      title="Refuse this return?"
      submitLabel="Refuse"
      busyLabel="Refusing..."
      tone="danger"
    >
      <Field
        label="Reason"
        hint="If the receiver asked for the return, we e-mail them the reason."
        required
        {...entry.field('reason')}
      >
        <Textarea {...entry.bind('reason')} maxLength={RETURN_LIMITS.refusal} />
      </Field>
    </FormDialog>
  )
}
