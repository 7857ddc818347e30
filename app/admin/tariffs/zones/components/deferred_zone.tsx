import type { ReactNode } from 'react'
import { DeferredProp } from '~/components/deferred_prop'
import { Skeleton } from '~/ui/skeleton'
import type { ZoneWithMembers } from './zone_types'

type DeferredZoneProps = {
  shown?: ZoneWithMembers
  children: (shown: ZoneWithMembers) => ReactNode
}

export function DeferredZone({ shown, children }: DeferredZoneProps) {
  return (
    <DeferredProp
      name="shown"
      value={shown}
      loading={
        <div role="status">
          <span className="sr-only">Loading the zone</span>
          <Skeleton className="h-24" />
        </div>
      }
      failed="Could not load the zone. It may have been deleted."
    >
      {children}
    </DeferredProp>
  )
}
