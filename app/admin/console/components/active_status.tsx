import { Badge } from '~/ui/badge'

export function activeStatusText({ active }: { active: boolean }): string {
  return active ? 'Active' : 'Inactive'
}

export function renderActiveStatus(row: { active: boolean }) {
  return <Badge tone={row.active ? 'success' : 'secondary'}>{activeStatusText(row)}</Badge>
}
