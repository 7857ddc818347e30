import { Spinner } from '~/ui/spinner'

export function LoadingRates() {
  return (
    <p role="status" className="flex items-center gap-2 py-10 text-ink-muted">
      <Spinner size="sm" label="" />
      Loading existing rates. Please wait...
    </p>
  )
}
