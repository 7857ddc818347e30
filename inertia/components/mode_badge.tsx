import { Badge } from '~/ui/badge'
import type { Mode } from '#identity/test_mode/rules/mode'

export function ModeBadge({ mode }: { mode: Mode }) {
  return mode === 'live' ? <Badge tone="info">Live</Badge> : <Badge tone="secondary">Test</Badge>
}
