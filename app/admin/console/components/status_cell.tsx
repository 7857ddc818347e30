import { Badge } from '~/ui/badge'

export function statusText({ active }: { active: boolean }): string {
  return active ? 'Active' : 'Inactive'
}

export function statusCell(row: { active: boolean }) {
  return <Badge tone={row.active ? 'success' : 'secondary'}>{statusText(row)}</Badge>
}
