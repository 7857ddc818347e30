import { lazy, Suspense } from 'react'
import type { ReturnsShown } from '#branding/returns/rules/return_offer'
import type { ReturnCardProps } from './return_card'

/** Most parcels have none: whoever follows one fetches nothing for it. */
const ReturnCard = lazy(() => import('./return_card'))

type LateReturnsProps = Omit<ReturnCardProps, 'returns'> & { returns: ReturnsShown | null }

export function LateReturns({ returns, ...others }: LateReturnsProps) {
  if (!returns?.isOpen && !returns?.returns.length) return null
  return (
    <Suspense fallback={null}>
      <ReturnCard returns={returns} {...others} />
    </Suspense>
  )
}
