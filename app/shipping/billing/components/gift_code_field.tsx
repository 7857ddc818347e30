import { useState } from 'react'
import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { BadgePercent } from 'lucide-react'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'
import { enteredCodeCheck } from '#shipping/billing/rules/gift_code_rules'

type Shipment = Data.Shipping.Shipment.Shipment

interface GiftCodeFieldProps {
  shipment: Shipment
  onChanged: (shipment: Shipment) => void
}

/** The bill line of a gift code begins with this. Senders can remove no other discounts. */
const LABEL = 'Gift Code '

/** Shows a link until the sender opens the field. Test mode has no gift codes. */
export function GiftCodeField(props: GiftCodeFieldProps) {
  const hasDiscount = props.shipment.charges.some(({ kind }) => kind === 'discount')
  const [isOpen, setOpen] = useState(hasDiscount)
  const [isAskedFor, setAskedFor] = useState(false)
  if (usePage().props.caller?.isTest) return null

  function openField() {
    setAskedFor(true)
    setOpen(true)
  }

  return (
    <section aria-label="Gift code" className="mt-3 border-t pt-2">
      {isOpen ? (
        <GiftCodeForm {...props} autoFocus={isAskedFor} />
      ) : (
        <button
          type="button"
          onClick={openField}
          className="min-h-11 text-sm font-medium text-accent underline"
        >
          I have a gift code
        </button>
      )}
    </section>
  )
}

function GiftCodeForm({
  shipment,
  onChanged,
  autoFocus,
}: GiftCodeFieldProps & { autoFocus: boolean }) {
  const { busy, values, field, set, show, submit, reset } = useApiForm({
    initial: { discountCode: '' },
    checks: { discountCode: enteredCodeCheck },
    send: ({ discountCode }) =>
      callApi('api.shipping.applied_discounts.store', {
        body: { discountCode: discountCode.trim(), shipmentId: shipment.id },
      }),
    done({ message, data }, { discountCode }) {
      toast.success(message)
      reset()
      onChanged(applyDiscountToShipment(shipment, discountCode, data))
    },
    refused({ message }) {
      show({ discountCode: message })
    },
  })
  const discount = shipment.charges.find(({ kind }) => kind === 'discount')

  return (
    <div className="pt-1">
      {discount && (
        <AppliedCode
          label={discount.label}
          shipment={shipment}
          onChanged={onChanged}
          onRefused={(message) => show({ discountCode: message })}
        />
      )}
      <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
        <Field label="Code" {...field('discountCode')} required className="min-w-0 flex-1 basis-48">
          <TextInput
            name="discountCode"
            autoFocus={autoFocus}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            value={values.discountCode}
            onChange={(text) => (text ? set('discountCode', text) : reset())}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          icon={<BadgePercent />}
          busy={busy}
          busyLabel="Applying..."
          className="w-full sm:mt-6 sm:w-auto"
        >
          {discount ? 'Change Gift Code' : 'Apply Gift Code'}
        </Button>
      </form>
    </div>
  )
}

interface AppliedCodeProps extends GiftCodeFieldProps {
  label: string
  onRefused: (message: string) => void
}

function AppliedCode({ label, shipment, onChanged, onRefused }: AppliedCodeProps) {
  const { busy, send: ask } = useApiCall()

  async function takeOff() {
    const { id } = shipment
    const outcome = await ask('api.shipping.applied_discounts.destroy', { params: { id } })
    if (!outcome.ok) return onRefused(outcome.message)
    toast.success(outcome.body.message)
    const paymentAmount = outcome.body.data.discountedPaymentAmount
    onChanged({
      ...shipment,
      charges: chargesWithoutDiscount(shipment),
      paymentAmount,
      discountAmount: 0,
    })
  }

  return (
    <Notice tone="success" className="mb-4">
      <span className="flex flex-wrap items-center justify-between gap-2">
        {label} takes {formatNaira(shipment.discountAmount)} off.
        {label.startsWith(LABEL) && (
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            busyLabel="Removing..."
            onClick={takeOff}
          >
            Remove Gift Code
          </Button>
        )}
      </span>
    </Notice>
  )
}

function applyDiscountToShipment(
  shipment: Shipment,
  code: string,
  { discountAmount, discountedPaymentAmount }: Data.Shipping.Billing.AppliedDiscount
): Shipment {
  const label = `${LABEL}${code.trim().toUpperCase()}`
  const line = { kind: 'discount' as const, label, amount: -discountAmount }
  return {
    ...shipment,
    discountAmount,
    paymentAmount: discountedPaymentAmount,
    charges: [...chargesWithoutDiscount(shipment), line],
  }
}

function chargesWithoutDiscount({ charges }: Shipment) {
  return charges.filter(({ kind }) => kind !== 'discount')
}
