import { MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import type { ResponseOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useApiCall } from '~/api/use_api_call'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { IconButton } from '~/ui/icon_button'
import { formatNaira } from '~/ui/money'
import { FailureNotice } from '~/ui/notice'
import type { Option } from '~/ui/option'
import { toast } from '~/ui/toast'
import { additionalAmountCheck } from '#shipping/billing/rules/additional_payment_rules'
import type { Data } from '@generated/data'
import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import { Select } from '~/ui/select'

type AdditionalPaymentsProps = {
  types: readonly Option[]
  shipment: Data.Shipping.Shipment.Shipment
  onChanged: (shipment: Data.Shipping.Shipment.Shipment) => void
}

const CHECKS = {
  key: (key: string) => (key ? null : '"Type" should not be empty'),
  value: additionalAmountCheck,
}

export function AdditionalPayments({ types, shipment, onChanged }: AdditionalPaymentsProps) {
  const removal = useApiCall()
  const [failure, setFailure] = useState<string | null>(null)
  const { values, busy, field, bind, submit, reset } = useApiForm({
    initial: { key: '', value: '' },
    checks: CHECKS,
    send: ({ key, value }) =>
      callApi('api.shipping.shipping_costs.store', {
        body: { id: shipment.id, key, value: readNumber(value, MONEY_NUMBER) },
      }),
    done(answer) {
      reset()
      take(answer)
    },
    refused: ({ message }) => setFailure(message),
  })

  function take({ message, data }: ResponseOf<'api.shipping.shipping_costs.store'>) {
    toast.success(message)
    setFailure(null)
    onChanged({ ...data, readiness: shipment.readiness })
  }

  async function remove(key: string) {
    const params = { id: shipment.id, key }
    const outcome = await removal.send('api.shipping.shipping_costs.destroy', { params })
    if (outcome.ok) take(outcome.body)
    else setFailure(outcome.message)
  }

  return (
    <Card
      title="Additional payments"
      description="They adjust the total of this booking."
      level={3}
    >
      <AdditionalPaymentList
        payments={shipment.additionalPayments}
        busy={busy || removal.busy}
        onRemove={remove}
      />
      <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
        <Field label="Type" required className="w-full sm:w-52" {...field('key')}>
          <Select
            {...bind('key')}
            options={types}
            disabled={types.length === 0}
            placeholder="Choose a type"
          />
        </Field>
        <Field label="Amount" required className="w-full sm:w-44" {...field('value')}>
          <NumberInput {...bind('value')} prefix="₦" />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          busy={busy}
          busyLabel="Saving..."
          className="w-full sm:mt-6 sm:w-auto"
        >
          {shipment.additionalPayments.some(({ key }) => key === values.key) ? 'Replace' : 'Add'}
        </Button>
      </form>
      <FailureNotice text={failure} className="mt-3" />
    </Card>
  )
}

type AdditionalPaymentListProps = {
  payments: Data.Shipping.Shipment.Shipment['additionalPayments']
  busy: boolean
  onRemove: (key: string) => void
}

function AdditionalPaymentList({ payments, busy, onRemove }: AdditionalPaymentListProps) {
  if (payments.length === 0) return null
  return (
    <ul aria-label="Additional payments" className="mb-4 divide-y border-b text-sm">
      {payments.map(({ key, value }) => (
        <li key={key} className="flex items-center gap-3 py-1">
          <span className="min-w-0 flex-1">{key}</span>
          <span className="tabular">{formatNaira(value)}</span>
          <IconButton
            size="sm"
            label={`Remove ${key}`}
            icon={<Trash2 />}
            disabled={busy}
            onClick={() => onRemove(key)}
          />
        </li>
      ))}
    </ul>
  )
}
