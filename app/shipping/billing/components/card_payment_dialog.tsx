import { useState } from 'react'
import { usePage } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { DefinitionList } from '~/ui/definition_list'
import { formatNaira } from '~/ui/money'
import { FailureNotice } from '~/ui/notice'
import { usePaymentFailure } from './use_payment_failure'
import type { Data } from '@generated/data'

type CardPaymentDialogProps = {
  shipment: Data.Shipping.Shipment.Shipment
  onChanged: (shipment: Data.Shipping.Shipment.Shipment) => void
  onClose: () => void
}

/** Shows the amount before the user leaves for the card page of our payment provider. */
export function CardPaymentDialog({ shipment, onChanged, onClose }: CardPaymentDialogProps) {
  const { caller } = usePage().props
  const [isLeaving, setLeaving] = useState(false)
  const { failure, refuse, forget } = usePaymentFailure(shipment, onChanged)

  async function open() {
    forget()
    const outcome = await callApi('api.shipping.card_checkouts.store', {
      params: { id: shipment.id },
      body: { amount: shipment.paymentAmount },
    })
    if (!outcome.ok) return refuse(outcome)
    setLeaving(true)
    window.location.assign(outcome.body.data.url)
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      dismissible={false}
      act={open}
      staysOpen
      busy={isLeaving}
      title="Pay With Card"
      submitLabel="Continue to card page"
      busyLabel="Opening the card page..."
    >
      <DefinitionList
        layout="rows"
        items={[
          { term: 'Shipment', value: shipment.trackingNumber },
          { term: 'Name', value: caller?.fullName ?? '' },
          { term: 'E-mail', value: caller?.email ?? '' },
        ]}
        total={{ term: 'Amount to pay', value: formatNaira(shipment.paymentAmount) }}
      />
      <p className="mt-3 text-sm text-ink-muted">
        Your card is charged on the page of our payment partner, and you come back here. We never
        see your card.
      </p>
      <FailureNotice text={failure} className="mt-4" />
    </ConfirmDialog>
  )
}
