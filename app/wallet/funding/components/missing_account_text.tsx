import type { FundingAccountProps } from './funding_types'

export function MissingAccountText({ message, isPending }: Omit<FundingAccountProps, 'account'>) {
  return (
    <p role="status" className="text-sm text-ink-muted">
      {message} {isPending && 'This page shows the number by itself.'}
    </p>
  )
}
