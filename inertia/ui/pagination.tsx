import { useId } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '~/ui/icon_button'
import { countText } from '~/ui/count_text'
import { cx } from '~/ui/cx'

const PAGE_SIZES = [10, 25, 50, 100]

export interface PaginationProps {
  /** The page number, from 1. */
  page: number
  pageSize: number
  total: number
  /** Set if there are more rows than `total`: then only the rows of this page are known. */
  uncounted?: false | { shown: number; isLast?: boolean }
  onPageChange: (page: number) => void
  onPageSizeChange?: (size: number) => void
  pageSizes?: readonly number[]
  label?: string
}

export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, uncounted, onPageChange, label = 'Pages' } = props
  const { pageSizes = PAGE_SIZES } = props
  const counted = Math.max(1, Math.ceil(total / pageSize))
  const last = uncounted ? null : counted
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const to = uncounted ? from + uncounted.shown - 1 : Math.min(page * pageSize, total)
  /** All rows are on one page, whatever its size. */
  const fits = !uncounted && page === 1 && total <= pageSizes[0]!
  return (
    <nav
      aria-label={label}
      className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm"
    >
      {!fits && <SizeChoice {...props} />}
      <p className="tabular text-ink-muted" aria-live="polite">
        {to >= from && `${countText(from)} to ${countText(to)} of `}
        {countText(total, Boolean(uncounted))}
      </p>
      <div className={cx('flex items-center gap-1', fits && 'hidden')}>
        <IconButton
          size="sm"
          className="max-sm:size-11"
          label="Previous page"
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        />
        {pagesAround(page, last ?? Math.max(page, Math.min(page + 1, counted))).map(
          (number, index) =>
            number === null ? (
              <span key={`gap-${index}`} aria-hidden="true" className="hidden px-1 sm:inline">
                …
              </span>
            ) : (
              <button
                key={number}
                type="button"
                aria-label={`Page ${countText(number)}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPageChange(number)}
                className="tabular hidden h-8 min-w-8 rounded px-2 hover:bg-surface-sunken aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent sm:block"
              >
                {countText(number)}
              </button>
            )
        )}
        <span className="tabular px-1 sm:hidden">
          Page {countText(page)}
          {last !== null && ` of ${countText(last)}`}
        </span>
        <IconButton
          size="sm"
          className="max-sm:size-11"
          label="Next page"
          icon={<ChevronRight aria-hidden="true" />}
          disabled={last === null ? !uncounted || uncounted.isLast : page >= last}
          onClick={() => onPageChange(page + 1)}
        />
      </div>
    </nav>
  )
}

function SizeChoice({ pageSize, onPageSizeChange, pageSizes = PAGE_SIZES }: PaginationProps) {
  const id = useId()
  if (!onPageSizeChange) return null
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-ink-muted">
        Rows
      </label>
      <select
        id={id}
        value={pageSize}
        onChange={(event) => onPageSizeChange(Number(event.target.value))}
        className="tabular h-8 rounded border max-sm:h-11 border-line-strong bg-surface-raised px-2"
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Returns the first, last and adjacent pages; null marks a gap. */
function pagesAround(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last)
  const pages: (number | null)[] = []
  let before = 0
  for (const one of [...new Set(near)].sort((a, b) => a - b)) {
    if (one - before === 2) pages.push(one - 1)
    else if (one - before > 2) pages.push(null)
    pages.push(one)
    before = one
  }
  return pages
}
