import { countText } from '~/ui/count_text'
import { formatNaira } from '~/ui/money'

/** A stretch of time and what happened in it. */
export interface ChartPoint {
  key: string
  label: string
  shortLabel: string
  /** By the name of the figure. */
  values: Record<string, number>
}

export interface ChartFigure {
  name: string
  title: string
  /** In naira; a count otherwise. */
  isMoney?: boolean
  /** Over all points; null where points do not add up. */
  total: number | null
}

export function formatFigure({ isMoney }: ChartFigure, value: number): string {
  return isMoney ? formatNaira(value) : countText(value)
}

export interface ChartFigures {
  /** What a point is: `Month`. */
  unit: string
  points: ChartPoint[]
  figures: ChartFigure[]
}
