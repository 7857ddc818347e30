import { usePage } from '@inertiajs/react'
import { DeferredProp } from '~/components/deferred_prop'
import { Skeleton } from '~/ui/skeleton'
import { type VersionChangesData, DifferenceList } from './difference_list'
import type { SurchargeDifferenceData } from './surcharge_difference_card'
import type { ComparedVersion } from './version_badge'

type ApprovalTariffProps = {
  compared?: ComparedVersion | null
  changes?: VersionChangesData
  surcharges?: SurchargeDifferenceData[]
}

export function ApprovalTariffChanges() {
  const { compared, changes, surcharges } = usePage().props as ApprovalTariffProps
  if (compared === undefined) return null
  return (
    <DeferredProp
      name="changes"
      value={changes && surcharges && { changes, surcharges }}
      loading={<Skeleton className="h-64 w-full" />}
      failed="Could not compare the prices. Please try again."
    >
      {(loaded) => <DifferenceList version={compared} {...loaded} />}
    </DeferredProp>
  )
}
