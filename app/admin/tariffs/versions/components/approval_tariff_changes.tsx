import { usePage } from '@inertiajs/react'
import { DeferredDifferences } from './deferred_differences'
import type { DifferenceListProps } from './difference_list'
import type { ComparedVersion } from './version_badge'

type ApprovalTariffProps = Partial<DifferenceListProps> & { compared?: ComparedVersion | null }

export function ApprovalTariffChanges() {
  const { compared, ...props } = usePage().props as ApprovalTariffProps
  return compared !== undefined && <DeferredDifferences {...props} version={compared} />
}
