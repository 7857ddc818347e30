import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { NumberInput } from '~/ui/number_input'
import { toast } from '~/ui/toast'
import { parseTypedNumber } from '#shared/http/rules/field_checks'
import { checkLimitAmount, formatLimitInput } from '#identity/teams/rules/limit_amount'

export function ApprovalThresholdForm({ above }: { above: number | null }) {
  const entry = useApiForm({
    initial: { above: formatLimitInput(above) },
    checks: { above: checkLimitAmount },
    send: (typed) =>
      callApi('api.identity.approval_rules.update', {
        body: { above: parseTypedNumber(typed.above) },
      }),
    done({ message }) {
      toast.success(message)
      router.reload({ only: ['approvalAbove'] })
    },
  })
  return (
    <Card title="Approval">
      <form
        ref={entry.form}
        noValidate
        onSubmit={entry.submit}
        className="flex flex-wrap items-end gap-3"
      >
        {entry.refusal && (
          <Notice tone="danger" className="w-full">
            {entry.refusal.message}
          </Notice>
        )}
        <Field
          label="Bookings above this amount need an owner’s approval"
          hint="In naira. If empty, no booking needs approval. A member can have an amount of their own."
          className="min-w-0 flex-1 basis-64 sm:max-w-md"
          {...entry.field('above')}
        >
          <NumberInput prefix="₦" {...entry.bind('above')} />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          busy={entry.busy}
          busyLabel="Saving..."
          className="w-full sm:w-auto"
        >
          Save Rule
        </Button>
      </form>
    </Card>
  )
}
