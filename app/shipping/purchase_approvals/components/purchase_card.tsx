import type { ReactNode } from 'react'
import { usePage } from '@inertiajs/react'
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

/** What `why` of the request says, to the person who asked. */
const OWN_CAUSES = {
  role: 'You can book, but somebody else pays.',
  above: 'The amount is above what you can pay without approval.',
  limit: 'It would take you over your monthly limit.',
}

interface PurchaseCardProps {
  request: PurchaseData
  /** In place of the link to the parcel. */
  title?: string
  actions?: ReactNode
}

export function PurchaseCard({ request, title, actions }: PurchaseCardProps) {
  const { recipient, courier, trackingNumber, askedBy, askedAt, askedText, why, note } = request
  const { outcome, cause } = request
  const isOwn = usePage().props.caller?.id === request.askedById
  return (
    <Card
      title={
        title ?? (
          <Link href={urlFor('shipping.shipment', { number: trackingNumber })} className="link">
            Parcel to {recipient}, {courier}
          </Link>
        )
      }
      level={outcome === null ? 2 : 3}
      actions={outcome && <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-1 text-sm">
          <Price {...request} />
          <p>
            {isOwn ? 'You' : askedBy} asked on <time dateTime={askedAt}>{askedText}</time>.{' '}
            {isOwn ? OWN_CAUSES[cause] : why}
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
