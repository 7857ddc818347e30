import { lazy, Suspense } from 'react'
import type { ShopReturns } from '#branding/returns/rules/return_offer'
import type { ReturnCardProps } from './return_card'

/** Loaded on demand: most parcels have no returns. */
const ReturnCard = lazy(() => import('./return_card'))

type LazyReturnsProps = Omit<ReturnCardProps, 'returns'> & { returns: ShopReturns | null }

export function LazyReturns({ returns, ...others }: LazyReturnsProps) {
  if (!returns?.isOpen && !returns?.returns.length) return null
  return (
    <Suspense fallback={null}>
      <ReturnCard returns={returns} {...others} />
    </Suspense>
  )
}
