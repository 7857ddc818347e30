import { useId, useState } from 'react'
import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { useApiData } from '~/api/use_api_data'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { FailureNotice } from '~/ui/notice'
import { Textarea } from '~/ui/textarea'
import { useMissingRight } from '#identity/teams/components/use_missing_right'
import { optionalCheck, textCheck } from '#shared/http/rules/field_checks'
import type { PaymentAllowance } from './payment_allowance'
import { PaymentBar } from './payment_bar'

interface RequestOwnerPaymentProps extends PaymentAllowance {
  shipment: Data.Shipping.Shipment.Shipment
}

export function RequestOwnerPayment(props: RequestOwnerPaymentProps) {
  const { shipment, refusal, note } = props
  const canRequestPayment = useMissingRight('book') === null
  const [isAsked, setAsked] = useState(false)
  const { data, loading } = useApiData('api.shipping.purchase_approvals.index')
  const open = data?.find((one) => one.shipmentId === shipment.id && one.outcome === null)
  const price = shipment.paymentAmount
  if (isAsked || open?.asked === price) {
    return (
      <PaymentBar
        price={price}
        text="Waiting for approval. We will e-mail you when an owner decides."
      >
        <Button as={Link} href={urlFor('shipping.purchase_approvals', {})} variant="secondary">
          See your requests
        </Button>
      </PaymentBar>
    )
  }
  const text = [refusal, note].filter(Boolean).join(' ')
  if (!canRequestPayment || loading) return <PaymentBar price={price} text={text} />
  return <OwnerPaymentForm shipment={shipment} text={text} onAsked={() => setAsked(true)} />
}

interface OwnerPaymentFormProps {
  shipment: Data.Shipping.Shipment.Shipment
  text: string
  onAsked: () => void
}

function OwnerPaymentForm({ shipment, text, onAsked }: OwnerPaymentFormProps) {
  const owners = usePage().props.team?.owners.slice(0, 3).join(', ')
  const { id: shipmentId, paymentAmount: amount } = shipment
  const id = useId()
  const form = useApiForm({
    initial: { note: '' },
    checks: { note: optionalCheck(textCheck('Note', { max: 300 })) },
    send: ({ note }) =>
      callApi('api.shipping.purchase_approvals.store', { body: { shipmentId, amount, note } }),
    done: onAsked,
  })
  return (
    <>
      <Card title="Pay for this shipment" level={3}>
        <form id={id} ref={form.form} noValidate onSubmit={form.submit} className="grid gap-4">
          <FailureNotice text={form.refusal?.message} />
          <Field
            label="Note to the owner"
            hint={owners ? `${owners} will read it.` : 'An owner of the business will read it.'}
            {...form.field('note')}
          >
            <Textarea rows={2} maxLength={300} {...form.bind('note')} />
          </Field>
        </form>
      </Card>
      {/* Outside the form, so that the bar stays in view over the whole page. */}
      <PaymentBar price={amount} text={text}>
        <Button type="submit" form={id} size="lg" busy={form.busy} busyLabel="Asking...">
          Ask an owner to pay {formatNaira(amount)}
        </Button>
      </PaymentBar>
    </>
  )
}
