import type { ReactNode } from 'react'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from '~/ui/button'

export interface ErrorStateProps {
  message: ReactNode
  onRetry?: () => void
  retryLabel?: string
  busy?: boolean
}

export function ErrorState({ message, onRetry, retryLabel = 'Retry', busy }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-10 text-center">
      <TriangleAlert aria-hidden="true" className="mb-3 size-8 stroke-[1.5] text-danger" />
      <p className="max-w-md font-medium">{message}</p>
      {onRetry && (
        <Button
          variant="secondary"
          busy={busy}
          icon={<RotateCw />}
          onClick={onRetry}
          className="mt-4"
        >
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
