import { usePage } from '@inertiajs/react'
import { LateProp } from '~/components/late_prop'
import { Skeleton } from '~/ui/skeleton'
import { type Changes, DifferenceList } from './difference_list'
import type { SurchargeChange } from './surcharge_card'
import type { ComparedVersion } from './version_words'

type CommandProps = {
  compared?: ComparedVersion | null
  changes?: Changes
  surcharges?: SurchargeChange[]
}

/** What a command that waits for approval would change of the tariff, as it is now. */
export function CommandChanges() {
  const { compared, changes, surcharges } = usePage().props as CommandProps
  if (compared === undefined) return null
  return (
    <LateProp
      name="changes"
      value={changes && surcharges && { changes, surcharges }}
      loading={<Skeleton className="h-64 w-full" />}
      failed="Could not compare the prices. Please try again."
    >
      {(loaded) => <DifferenceList version={compared} {...loaded} />}
    </LateProp>
  )
}
