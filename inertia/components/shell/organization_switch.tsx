import { lazy, Suspense } from 'react'
import { usePage } from '@inertiajs/react'
import { Skeleton } from '~/ui/skeleton'

const OrganizationSelect = lazy(() => import('~/components/shell/organization_select'))

/** For whom one works now; only a person with several organizations has to know. */
export function OrganizationSwitch() {
  const { organizations } = usePage().props
  if (!organizations || organizations.length < 2) return null
  return (
    <Suspense fallback={<Skeleton className="h-10 w-full" />}>
      <OrganizationSelect />
    </Suspense>
  )
}
