import { lazy, Suspense } from 'react'
import { usePage } from '@inertiajs/react'
import { Skeleton } from '~/ui/skeleton'

const OrganizationSelect = lazy(() => import('~/components/shell/organization_select'))

/** Switches the organization, for people with several. */
export function OrganizationSwitch() {
  const { organizations } = usePage().props
  if (!organizations || organizations.length < 2) return null
  return (
    <Suspense fallback={<Skeleton className="h-10 w-full" />}>
      <OrganizationSelect />
    </Suspense>
  )
}
