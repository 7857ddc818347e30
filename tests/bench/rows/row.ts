import type { Result } from '#tests/bench/measuring'
import type { Stage } from '#tests/bench/stage/stage'

export type Unit = '/s' | 'ms' | 's' | 'MB'

/** What a row is to come to: beside its floor, or by itself. */
export type Aim = { of: 'ratio' | 'ours'; atLeast?: number; atMost?: number }

export interface Row {
  /** What it is asked for by. */
  name: string
  title: string
  /** What stands beside it in the same run. */
  floor: string
  unit: Unit
  aim?: Aim
  measure: (stage: Stage) => Promise<Result>
}
