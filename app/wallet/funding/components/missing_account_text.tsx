import { Spinner } from '~/ui/spinner'
import type { FundingAccountProps } from './funding_types'

export function MissingAccountText({ message, isPending }: Omit<FundingAccountProps, 'account'>) {
  return (
    <p role="status" className="flex items-center gap-3 text-sm text-ink-muted">
      {isPending && <Spinner size="sm" label="" />}
      {message}
    </p>
  )
}
