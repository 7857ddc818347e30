import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { NumberInput } from '~/ui/number_input'
import { toast } from '~/ui/toast'
import { typedNumber } from '#shared/http/rules/field_checks'
import { checkLimit, limitText } from '#identity/teams/rules/limit_amount'

interface LimitsDialogProps {
  about: {
    id: number
    fullName: string
    monthlyLimit: number | null
    approvalAbove: number | null
  }
  open: boolean
  onClose: () => void
  onSaved: () => void
}

/** What one person may spend in a month, and what needs an owner. */
export function LimitsDialog({ about, open, onClose, onSaved }: LimitsDialogProps) {
  const entry = useApiForm({
    initial: {
      monthlyLimit: limitText(about.monthlyLimit),
      approvalAbove: limitText(about.approvalAbove),
    },
    checks: { monthlyLimit: checkLimit, approvalAbove: checkLimit },
    send: (typed) =>
      send('api.identity.member_limits.update', {
        params: { id: about.id },
        body: {
          monthlyLimit: typedNumber(typed.monthlyLimit),
          approvalAbove: typedNumber(typed.approvalAbove),
        },
      }),
    done({ message }) {
      toast.success(message)
      onSaved()
      onClose()
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title={`Limits of ${about.fullName}`}>
      <form ref={entry.form} noValidate onSubmit={entry.submit} className="grid gap-4">
        {entry.refusal && <Notice tone="danger">{entry.refusal.message}</Notice>}
        <Field
          label="Most they may spend in a month"
          hint="In naira. Leave it empty for no limit. Months are counted in Lagos time."
          {...entry.field('monthlyLimit')}
        >
          <NumberInput prefix="₦" {...entry.bind('monthlyLimit')} />
        </Field>
        <Field
          label="Needs approval above"
          hint="In naira. Leave it empty to use the amount of the whole business."
          {...entry.field('approvalAbove')}
        >
          <NumberInput prefix="₦" {...entry.bind('approvalAbove')} />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose} disabled={entry.busy}>
            Cancel
          </Button>
          <Button type="submit" busy={entry.busy} busyLabel="Saving...">
            Save Limits
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
