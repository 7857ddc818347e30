import { type FormEvent, useState } from 'react'
import type { Data } from '@generated/data'
import { BadgePercent } from 'lucide-react'
import { useSend } from '~/api/use_send'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'
import { giftCodeCheck } from '#shipping/billing/rules/gift_code_rules'

type Applied = { message: string; data: Data.Shipping.Billing.AppliedDiscount }

interface GiftCodeProps {
  shipment: Data.Shipping.Shipment.Shipment
  onChanged: (shipment: Data.Shipping.Shipment.Shipment) => void
}

/** How the bill calls it; a discount of another name is not the sender's to take off. */
const LABEL = 'Gift Code '

/** Where a sender types a gift code before paying. */
export function GiftCode({ shipment, onChanged }: GiftCodeProps) {
  const { busy, send } = useSend()
  const removal = useSend()
  const [code, setCode] = useState('')
  const [isShown, setIsShown] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const problem = isShown ? giftCodeCheck(code) : null
  const discount = shipment.charges.find(({ kind }) => kind === 'discount')

  function type(text: string) {
    setCode(text)
    setIsShown(text !== '')
    setRefusal(null)
  }

  async function takeOff() {
    const outcome = await removal.send('api.shipping.applied_discounts.destroy', {
      params: { id: shipment.id },
    })
    if (!outcome.ok) return setRefusal(outcome.message)
    toast.success(outcome.body.message)
    const charges = shipment.charges.filter(({ kind }) => kind !== 'discount')
    const paymentAmount = outcome.body.data.discountedPaymentAmount
    onChanged({ ...shipment, charges, paymentAmount, discountAmount: 0 })
  }

  async function apply(event: FormEvent) {
    event.preventDefault()
    setIsShown(true)
    if (giftCodeCheck(code)) return
    const body = { discountCode: code.trim(), shipmentId: shipment.id }
    const outcome = await send('api.shipping.applied_discounts.store', { body })
    if (!outcome.ok) return setRefusal(outcome.fields.discountCode ?? outcome.message)
    toast.success(outcome.body.message)
    setCode('')
    setIsShown(false)
    onChanged(withDiscount(shipment, code, outcome.body.data))
  }

  return (
    <Card title="Gift code" level={3}>
      {discount && (
        <Notice tone="success" className="mb-4">
          <span className="flex flex-wrap items-center justify-between gap-2">
            {discount.label} takes {formatNaira(shipment.discountAmount)} off.
            {discount.label.startsWith(LABEL) && (
              <Button
                variant="secondary"
                size="sm"
                busy={removal.busy}
                busyLabel="Removing..."
                onClick={takeOff}
              >
                Remove Gift Code
              </Button>
            )}
          </span>
        </Notice>
      )}
      <form onSubmit={apply} noValidate className="flex flex-wrap items-start gap-3">
        <Field label="Code" error={problem ?? refusal} required className="min-w-0 flex-1 basis-48">
          <TextInput
            name="discountCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            value={code}
            onChange={type}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          icon={<BadgePercent aria-hidden="true" className="size-4" />}
          busy={busy}
          busyLabel="Applying..."
          className="w-full sm:mt-6 sm:w-auto"
        >
          {discount ? 'Change Gift Code' : 'Apply Gift Code'}
        </Button>
      </form>
    </Card>
  )
}

/** The same shipment with what the server says that the code does to its bill. */
function withDiscount(
  shipment: Data.Shipping.Shipment.Shipment,
  code: string,
  applied: Applied['data']
) {
  const { discountAmount, discountedPaymentAmount } = applied
  const rest = shipment.charges.filter(({ kind }) => kind !== 'discount')
  const label = `${LABEL}${code.trim().toUpperCase()}`
  const line = { kind: 'discount' as const, label, amount: -discountAmount }
  return {
    ...shipment,
    discountAmount,
    paymentAmount: discountedPaymentAmount,
    charges: [...rest, line],
  }
}
