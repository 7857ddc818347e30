import type { BadgeTone } from '~/ui/badge'
import { Badge } from '~/ui/badge'
import type { Finding, LineState } from '#admin/reconciliation/rules/invoice_words'

const TONES: Record<Finding, BadgeTone> = {
  unknown: 'danger',
  several: 'danger',
  duplicate: 'danger',
  void: 'danger',
  dearer: 'warning',
  weight: 'warning',
  no_rate: 'secondary',
}

/** What somebody should look at about a line. */
export function Findings({ findings }: { findings: { finding: Finding; text: string }[] }) {
  if (findings.length === 0) return <Badge tone="success">Matched</Badge>
  return (
    <span className="inline-flex flex-wrap gap-1">
      {findings.map(({ finding, text }) => (
        <Badge key={finding} tone={TONES[finding]}>
          {text}
        </Badge>
      ))}
    </span>
  )
}

const STATE_TONES: Record<LineState, BadgeTone> = {
  open: 'warning',
  accepted: 'neutral',
  disputed: 'danger',
  credited: 'success',
}

export function LineBadge({ status, text }: { status: LineState; text: string }) {
  return <Badge tone={STATE_TONES[status]}>{text}</Badge>
}
