import { lazy, Suspense } from 'react'

/** For staff alone, so customers do not fetch it. */
const VersionLink = lazy(() => import('./version_link'))

type TariffVersionLinkProps = Parameters<typeof VersionLink>[0]

/** The tariff that a price was made by, as a link once that is there. */
export function TariffVersionLink({ version }: TariffVersionLinkProps) {
  return (
    <Suspense fallback={version.name}>
      <VersionLink version={version} />
    </Suspense>
  )
}
