import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { cx } from '~/ui/cx'
import { SHEET_COLUMNS } from '#admin/tariffs/sheets/rules/pasted_cells'
import { COLUMN_LABELS, RateGridRow, ROW_GRID } from './rate_grid_row'
import type { useSheetGrid } from './use_sheet_grid'
import type { RateSheetEditor } from './use_rate_sheet'

/** Only blocks near the viewport are rendered, because thousands of inputs are slow. */
const ROWS_PER_BLOCK = 40

type RateGridProps = {
  sheet: RateSheetEditor
  grid: ReturnType<typeof useSheetGrid>
  labelledBy: string
}

export function RateGrid({ sheet, grid, labelledBy }: RateGridProps) {
  const { rows, findings, marksEmptyCells, busy, edit } = sheet
  const { box, activeRow, handlers } = grid
  const blocks = Array.from(
    { length: Math.ceil(rows.length / ROWS_PER_BLOCK) },
    (_, index) => index * ROWS_PER_BLOCK
  )
  return (
    <div
      ref={box}
      role="table"
      aria-labelledby={labelledBy}
      aria-rowcount={rows.length + 1}
      className="border-t"
      {...handlers}
    >
      <div
        role="row"
        aria-rowindex={1}
        className={cx(
          ROW_GRID,
          'sticky top-14 z-10 border-b bg-surface-raised text-right text-sm font-medium text-ink-muted [&>*]:px-2 [&>*]:py-2 sm:[&>*]:px-3'
        )}
      >
        <span role="columnheader">#</span>
        {SHEET_COLUMNS.map((name) => (
          <span key={name} role="columnheader">
            {COLUMN_LABELS[name]} ({name === 'rate' ? '₦' : 'kg'})
          </span>
        ))}
      </div>
      {blocks.map((from) => (
        <RowBlock
          key={from}
          isHeld={activeRow >= from && activeRow < from + ROWS_PER_BLOCK}
          isFirst={from === 0}
        >
          {() =>
            rows
              .slice(from, from + ROWS_PER_BLOCK)
              .map((row, place) => (
                <RateGridRow
                  key={row.key}
                  row={row}
                  index={from + place}
                  finding={findings.get(from + place + 1)}
                  marksEmptyCells={marksEmptyCells}
                  isReadOnly={busy}
                  edit={edit}
                />
              ))
          }
        </RowBlock>
      ))}
    </div>
  )
}

type RowBlockProps = { isHeld: boolean; isFirst: boolean; children: () => ReactNode }

/** A block of rows keeps its height while its rows are not rendered. */
function RowBlock({ isHeld, isFirst, children }: RowBlockProps) {
  const box = useRef<HTMLDivElement>(null)
  const height = useRef(ROWS_PER_BLOCK * 45)
  const isNear = useNearViewport(box, isFirst, (tall) => (height.current = tall))
  const isDrawn = isNear || isHeld
  return (
    <div ref={box} style={isDrawn ? undefined : { height: height.current }}>
      {isDrawn && children()}
    </div>
  )
}

function useNearViewport(
  box: RefObject<HTMLDivElement | null>,
  isFirst: boolean,
  onLeave: (height: number) => void
): boolean {
  const [isNear, setIsNear] = useState(isFirst)
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        if (!entry.isIntersecting) onLeave(entry.boundingClientRect.height)
        setIsNear(entry.isIntersecting)
      },
      { rootMargin: '900px 0px' }
    )
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return isNear
}
