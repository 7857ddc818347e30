import type { ReactNode } from 'react'
import { LateProp } from '~/components/late_prop'
import { Skeleton } from '~/ui/skeleton'
import type { ShownZone } from './types'

type LateZoneProps = { shown?: ShownZone; children: (shown: ShownZone) => ReactNode }

/** The zone that a dialog is about, which comes with the address or after it. */
export function LateZone({ shown, children }: LateZoneProps) {
  return (
    <LateProp
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
    </LateProp>
  )
}
