import { PageHeader } from '~/ui/page_header'
import { Spinner } from '~/ui/spinner'

export function FetchingProfile() {
  return (
    <>
      <PageHeader title="Settings" />
      <p role="status" className="flex items-center gap-3 text-ink-muted">
        <Spinner size="sm" label="" />
        Fetching profile details. Please wait...
      </p>
    </>
  )
}
