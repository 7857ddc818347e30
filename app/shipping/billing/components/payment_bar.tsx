import type { ReactNode } from 'react'
import { formatNaira } from '~/ui/money'

interface PaymentBarProps {
  price: number
  text: string | null
  children?: ReactNode
}

export function PaymentBar({ price, text, children }: PaymentBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t bg-surface-raised px-4 py-3 shadow-raised *:max-sm:w-full sm:-mx-6 sm:px-6 lg:mx-0 lg:rounded lg:border lg:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="tabular font-semibold">Total to pay: {formatNaira(price)}</p>
        <p role="status" className="text-sm text-ink-muted">
          {text}
        </p>
      </div>
      {children}
    </div>
  )
}
