import type { Result } from '#tests/bench/measurement'
import type { Stage } from '#tests/bench/stage/stage'

export type Unit = '/s' | 'ms' | 's' | 'MB'

/** The goal of a row, relative to its floor or absolute. */
export type Aim = { of: 'ratio' | 'ours'; atLeast?: number; atMost?: number }

export interface Row {
  /** Selects the row on the command line. */
  name: string
  title: string
  /** The comparison in the same run. */
  floor: string
  unit: Unit
  aim?: Aim
  measure: (stage: Stage) => Promise<Result>
}
