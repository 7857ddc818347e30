import type { BadgeTone } from '~/ui/badge'
import { Badge } from '~/ui/badge'
import type { InvoiceFinding, InvoiceLineState } from '#admin/reconciliation/rules/invoice_labels'

const FINDING_TONES: Record<InvoiceFinding, BadgeTone> = {
  unknown: 'danger',
  several: 'danger',
  duplicate: 'danger',
  void: 'danger',
  dearer: 'warning',
  weight: 'warning',
  no_rate: 'secondary',
}

export function FindingBadges({
  findings,
}: {
  findings: { finding: InvoiceFinding; text: string }[]
}) {
  if (findings.length === 0) return <Badge tone="success">Matched</Badge>
  return (
    <span className="inline-flex flex-wrap gap-1">
      {findings.map(({ finding, text }) => (
        <Badge key={finding} tone={FINDING_TONES[finding]}>
          {text}
        </Badge>
      ))}
    </span>
  )
}

const STATE_TONES: Record<InvoiceLineState, BadgeTone> = {
  open: 'warning',
  accepted: 'neutral',
  disputed: 'danger',
  credited: 'success',
}

export function InvoiceLineBadge({ status, text }: { status: InvoiceLineState; text: string }) {
  return <Badge tone={STATE_TONES[status]}>{text}</Badge>
}
