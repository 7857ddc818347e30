import { Badge, type BadgeTone } from '~/ui/badge'
import type { Person } from './types'

const STATUSES: Record<Person['status'], { text: string; tone: BadgeTone }> = {
  ACTIVE: { text: 'Active', tone: 'success' },
  PENDING: { text: 'Pending', tone: 'warning' },
  BLOCKED: { text: 'Blocked', tone: 'danger' },
  DEACTIVATED: { text: 'Deactivated', tone: 'secondary' },
}

export function statusText(status: Person['status']): string {
  return STATUSES[status].text
}

export function PersonStatus({ status }: { status: Person['status'] }) {
  return <Badge tone={STATUSES[status].tone}>{STATUSES[status].text}</Badge>
}
