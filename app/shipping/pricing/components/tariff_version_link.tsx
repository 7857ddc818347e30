import { lazy, Suspense } from 'react'

const VersionLink = lazy(() => import('./version_link'))

type TariffVersionLinkProps = Parameters<typeof VersionLink>[0]

export function TariffVersionLink({ version }: TariffVersionLinkProps) {
  return (
    <Suspense fallback={version.name}>
      <VersionLink version={version} />
    </Suspense>
  )
}
