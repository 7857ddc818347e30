import { countText } from '~/ui/count_text'
import { formatNaira } from '~/ui/money'

export interface ChartPoint {
  key: string
  label: string
  shortLabel: string
  values: Record<string, number>
}

export interface ChartFigure {
  name: string
  title: string
  /** True if the figure is in naira; otherwise it is a count. */
  isMoney?: boolean
  total: number | null
}

export function formatFigure({ isMoney }: ChartFigure, value: number): string {
  return isMoney ? formatNaira(value) : countText(value)
}

export interface ChartFigures {
  unit: string
  points: ChartPoint[]
  figures: ChartFigure[]
}
