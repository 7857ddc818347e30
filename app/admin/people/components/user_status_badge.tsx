import { Badge, type BadgeTone } from '~/ui/badge'
import type { UserRow } from './user_types'

const USER_STATUSES: Record<UserRow['status'], { text: string; tone: BadgeTone }> = {
  ACTIVE: { text: 'Active', tone: 'success' },
  PENDING: { text: 'Pending', tone: 'warning' },
  BLOCKED: { text: 'Blocked', tone: 'danger' },
  DEACTIVATED: { text: 'Deactivated', tone: 'secondary' },
}

export function userStatusText(status: UserRow['status']): string {
  return USER_STATUSES[status].text
}

export function UserStatusBadge({ status }: { status: UserRow['status'] }) {
  return <Badge tone={USER_STATUSES[status].tone}>{USER_STATUSES[status].text}</Badge>
}
