import type { ComponentType } from 'react'
import { CommandChanges } from '#admin/tariffs/versions/components/command_changes'
import type { ShownApproval } from './approval_words'

const VIEWS: Partial<Record<ShownApproval['kind'], ComponentType>> = { tariff: CommandChanges }

/** What would change as it is now, of kinds that have more to show than a few lines. */
export function KindDifferences({ kind }: { kind: ShownApproval['kind'] }) {
  const View = VIEWS[kind]
  return View ? <View /> : null
}
