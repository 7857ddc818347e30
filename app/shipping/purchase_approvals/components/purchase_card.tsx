import type { ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { formatNaira } from '~/ui/money'
import type { PurchaseData } from './purchase_data'

const OUTCOMES = {
  approved: { label: 'Approved and paid', tone: 'success' },
  refused: { label: 'Refused', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  void: { label: 'Void', tone: 'neutral' },
} as const

export function PurchaseCard({ request, actions }: { request: PurchaseData; actions?: ReactNode }) {
  const { recipient, courier, trackingNumber, askedBy, askedAt, askedText, why, note } = request
  const { outcome } = request
  return (
    <Card
      title={
        <Link href={urlFor('shipping.shipment', { number: trackingNumber })} className="link">
          {recipient}, by {courier}
        </Link>
      }
      level={outcome === null ? 2 : 3}
      actions={outcome && <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-1 text-sm">
          <Price {...request} />
          <p>
            {askedBy} asked on <time dateTime={askedAt}>{askedText}</time>. {why}
          </p>
          {note && <p>“{note}”</p>}
          <Decision {...request} />
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </Card>
  )
}

function Price({ amount, asked, outcome }: PurchaseData) {
  return (
    <p className="tabular text-xl font-display">
      {formatNaira(amount)}
      {amount !== asked && outcome === null && (
        <span className="block font-sans text-sm font-normal text-danger">
          It was {formatNaira(asked)} at the time of the request.
        </span>
      )}
    </p>
  )
}

function Decision({ decidedBy, decidedText, reason }: PurchaseData) {
  if (!decidedText) return null
  // The reason is a quotation only if a person decided; otherwise it is our own text.
  const reasonText = reason && (decidedBy ? `“${reason}”` : reason)
  return (
    <p className="text-ink-muted">
      {decidedBy ? `${decidedBy} decided` : 'Ended'} on {decidedText}. {reasonText}
    </p>
  )
}
