import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { NumberInput } from '~/ui/number_input'
import { toast } from '~/ui/toast'
import { parseTypedNumber } from '#shared/http/rules/field_checks'
import { checkLimitAmount, formatLimitInput } from '#identity/teams/rules/limit_amount'

interface LimitsDialogProps {
  member: {
    id: number
    fullName: string
    monthlyLimit: number | null
    approvalAbove: number | null
  }
  open: boolean
  onClose: () => void
  onSaved: () => void
}

export function LimitsDialog({ member, onSaved, ...dialog }: LimitsDialogProps) {
  const entry = useApiForm({
    initial: {
      monthlyLimit: formatLimitInput(member.monthlyLimit),
      approvalAbove: formatLimitInput(member.approvalAbove),
    },
    checks: { monthlyLimit: checkLimitAmount, approvalAbove: checkLimitAmount },
    send: (typed) =>
      callApi('api.identity.member_limits.update', {
        params: { id: member.id },
        body: {
          monthlyLimit: parseTypedNumber(typed.monthlyLimit),
          approvalAbove: parseTypedNumber(typed.approvalAbove),
        },
      }),
    done({ message }) {
      toast.success(message)
      onSaved()
      dialog.onClose()
    },
  })
  return (
    <FormDialog
      {...dialog}
      form={entry}
      title={`Limits of ${member.fullName}`}
      submitLabel="Save Limits"
      busyLabel="Saving..."
    >
      <Field
        label="Most they may spend in a month"
        hint="In naira. If empty, there is no limit. Months are counted in Lagos time."
        {...entry.field('monthlyLimit')}
      >
        <NumberInput prefix="₦" {...entry.bind('monthlyLimit')} />
      </Field>
      <Field
        label="Needs approval above"
        hint="In naira. If empty, the amount of the whole business applies."
        {...entry.field('approvalAbove')}
      >
        <NumberInput prefix="₦" {...entry.bind('approvalAbove')} />
      </Field>
    </FormDialog>
  )
}
