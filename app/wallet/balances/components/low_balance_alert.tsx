import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { NumberInput } from '~/ui/number_input'
import { toast } from '~/ui/toast'
import { optionalCheck, parseTypedNumber } from '#shared/http/rules/field_checks'
import { checkAlertAmount } from '../rules/alert_amount'

/** `amount` is in naira. An empty field turns the alert off. */
export function LowBalanceAlert({ amount }: { amount: number | null }) {
  const entry = useApiForm({
    initial: { amount: amount === null ? '' : String(amount) },
    checks: { amount: optionalCheck(checkAlertAmount) },
    send: (values) =>
      callApi('api.wallet.alerts.update', { body: { amount: parseTypedNumber(values.amount) } }),
    done({ message }) {
      toast.success(message)
      router.reload()
    },
  })
  return (
    <>
      <p className="mb-3 text-sm text-ink-muted">
        Each time your balance falls below this amount, we send one wallet.low event to your webhook
        endpoints.
      </p>
      <form
        ref={entry.form}
        noValidate
        onSubmit={entry.submit}
        className="flex flex-wrap items-start gap-3"
      >
        {entry.refusal && (
          <Notice tone="danger" className="w-full">
            {entry.refusal.message}
          </Notice>
        )}
        <Field
          label="Amount in naira"
          hint="If empty, we send no alert"
          className="min-w-0 flex-1 basis-48"
          {...entry.field('amount')}
        >
          <NumberInput {...entry.bind('amount')} />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          busy={entry.busy}
          busyLabel="Saving..."
          className="w-full sm:mt-12 sm:w-auto"
        >
          Save Alert
        </Button>
      </form>
    </>
  )
}
