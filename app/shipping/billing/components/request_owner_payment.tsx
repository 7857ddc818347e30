import { useState } from 'react'
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
import { FailureNotice, Notice } from '~/ui/notice'
import { Textarea } from '~/ui/textarea'
import { useMissingRight } from '#identity/teams/components/use_missing_right'
import { optionalCheck, textCheck } from '#shared/http/rules/field_checks'
import type { PaymentAllowance } from './payment_allowance'

interface RequestOwnerPaymentProps extends PaymentAllowance {
  shipment: Data.Shipping.Shipment.Shipment
}

export function RequestOwnerPayment({ shipment, refusal, note }: RequestOwnerPaymentProps) {
  const canRequestPayment = useMissingRight('book') === null
  return (
    <Card title="Pay for this shipment" level={3}>
      <div className="grid gap-4">
        <Notice>
          {refusal} {note}
        </Notice>
        {canRequestPayment && <OwnerPaymentRequest shipment={shipment} />}
      </div>
    </Card>
  )
}

function OwnerPaymentRequest({ shipment }: Pick<RequestOwnerPaymentProps, 'shipment'>) {
  const [isAsked, setAsked] = useState(false)
  const { data, loading } = useApiData('api.shipping.purchase_approvals.index')
  const open = data?.find((one) => one.shipmentId === shipment.id && one.outcome === null)
  const isWaiting = isAsked || open?.asked === shipment.paymentAmount
  if (!isWaiting) {
    return loading ? null : (
      <OwnerPaymentRequestForm shipment={shipment} onAsked={() => setAsked(true)} />
    )
  }
  return (
    <p role="status" className="text-sm">
      Waiting for approval. We will e-mail you when an owner decides.{' '}
      <Link href={urlFor('shipping.purchase_approvals', {})} className="link">
        See your requests
      </Link>
    </p>
  )
}

interface OwnerPaymentRequestFormProps {
  shipment: Data.Shipping.Shipment.Shipment
  onAsked: () => void
}

function OwnerPaymentRequestForm({ shipment, onAsked }: OwnerPaymentRequestFormProps) {
  const owners = usePage().props.team?.owners.slice(0, 3).join(', ')
  const { id: shipmentId, paymentAmount: amount } = shipment
  const form = useApiForm({
    initial: { note: '' },
    checks: { note: optionalCheck(textCheck('Note', { max: 300 })) },
    send: ({ note }) =>
      callApi('api.shipping.purchase_approvals.store', { body: { shipmentId, amount, note } }),
    done: onAsked,
  })
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-4">
      <FailureNotice text={form.refusal?.message} />
      <Field
        label="Note to the owner"
        hint={owners ? `${owners} will read it.` : 'An owner of the business will read it.'}
        {...form.field('note')}
      >
        <Textarea rows={2} maxLength={300} {...form.bind('note')} />
      </Field>
      <div>
        <Button type="submit" size="lg" busy={form.busy} busyLabel="Asking...">
          Ask an owner to pay {formatNaira(amount)}
        </Button>
      </div>
    </form>
  )
}
