import { DeferredProp } from '~/components/deferred_prop'
import { Skeleton } from '~/ui/skeleton'
import { DifferenceList, type DifferenceListProps } from './difference_list'

type DeferredDifferencesProps = Pick<DifferenceListProps, 'version'> & Partial<DifferenceListProps>

export function DeferredDifferences({ version, changes, surcharges }: DeferredDifferencesProps) {
  return (
    <DeferredProp
      name="changes"
      value={changes && surcharges && { changes, surcharges }}
      loading={<Skeleton className="h-64 w-full" />}
      failed="Could not compare the prices. Please try again."
    >
      {(loaded) => <DifferenceList version={version} {...loaded} />}
    </DeferredProp>
  )
}
