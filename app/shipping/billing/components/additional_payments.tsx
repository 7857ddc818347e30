import { MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import { useState, type FormEvent } from 'react'
import { Trash2 } from 'lucide-react'
import type { ResponseOf } from '~/api/call_types'
import { useApiCall } from '~/api/use_api_call'
import type { ApiOutcome } from '~/api/api_outcome'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { IconButton } from '~/ui/icon_button'
import { formatNaira } from '~/ui/money'
import { Notice } from '~/ui/notice'
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

export function AdditionalPayments({ types, shipment, onChanged }: AdditionalPaymentsProps) {
  const { busy, send } = useApiCall()
  const [key, setKey] = useState('')
  const [amount, setAmount] = useState('')
  const [isShown, setIsShown] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const problem = additionalAmountCheck(amount)
  const isReplacing = shipment.additionalPayments.some((payment) => payment.key === key)

  async function change(
    request: Promise<ApiOutcome<ResponseOf<'api.shipping.shipping_costs.store'>>>
  ) {
    setFailure(null)
    const outcome = await request
    if (!outcome.ok) return setFailure(outcome.message)
    toast.success(outcome.body.message)
    setKey('')
    setAmount('')
    setIsShown(false)
    onChanged({ ...outcome.body.data, readiness: shipment.readiness })
  }

  function add(event: FormEvent) {
    event.preventDefault()
    setIsShown(true)
    if (!key || problem) return
    const body = { id: shipment.id, key, value: readNumber(amount, MONEY_NUMBER) }
    void change(send('api.shipping.shipping_costs.store', { body }))
  }

  function remove(removed: string) {
    const params = { id: shipment.id, key: removed }
    void change(send('api.shipping.shipping_costs.destroy', { params }))
  }

  return (
    <Card
      title="Additional payments"
      description="They adjust the total of this booking."
      level={3}
    >
      <AdditionalPaymentList payments={shipment.additionalPayments} busy={busy} onRemove={remove} />
      <form onSubmit={add} noValidate className="flex flex-wrap items-start gap-3">
        <AdditionalPaymentFields
          types={types}
          type={key}
          onType={setKey}
          typeProblem={isShown && !key ? '"Type" should not be empty' : null}
          amount={amount}
          onAmount={setAmount}
          amountProblem={isShown || amount ? problem : null}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={busy}
          busyLabel="Saving..."
          className="w-full sm:mt-6 sm:w-auto"
        >
          {isReplacing ? 'Replace' : 'Add'}
        </Button>
      </form>
      {failure && (
        <Notice tone="danger" className="mt-3 whitespace-pre-line">
          {failure}
        </Notice>
      )}
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

type AdditionalPaymentFieldsProps = {
  types: readonly Option[]
  type: string
  onType: (type: string) => void
  typeProblem: string | null
  amount: string
  onAmount: (amount: string) => void
  amountProblem: string | null
}

function AdditionalPaymentFields(props: AdditionalPaymentFieldsProps) {
  const { types, type, onType, typeProblem, amount, onAmount, amountProblem } = props
  return (
    <>
      <Field label="Type" error={typeProblem} required className="w-full sm:w-52">
        <Select
          options={types}
          value={type || null}
          onChange={onType}
          disabled={types.length === 0}
          placeholder="Choose a type"
        />
      </Field>
      <Field label="Amount" error={amountProblem} required className="w-full sm:w-44">
        <NumberInput value={amount} onChange={onAmount} prefix="₦" />
      </Field>
    </>
  )
}
