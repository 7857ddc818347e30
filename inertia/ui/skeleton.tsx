import { cx } from '~/ui/cx'

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-pulse rounded-sm bg-line', className ?? 'h-4 w-full')}
    />
  )
}

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3']

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="block space-y-2.5">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={cx('h-4', widths[index % widths.length])} />
      ))}
    </span>
  )
}
