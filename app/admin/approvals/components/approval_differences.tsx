import type { ComponentType } from 'react'
import { ApprovalTariffChanges } from '#admin/tariffs/versions/components/approval_tariff_changes'
import type { ApprovalData } from './approval_badge'

const VIEWS: Partial<Record<ApprovalData['kind'], ComponentType>> = {
  tariff: ApprovalTariffChanges,
}

export function ApprovalDifferences({ kind }: { kind: ApprovalData['kind'] }) {
  const View = VIEWS[kind]
  return View ? <View /> : null
}
