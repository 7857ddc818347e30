import type { IsoDay } from '#shared/time/rules/api_dates'

export type ExportFinding = {
  severity: 'block' | 'warn' | 'paper'
  message: string
  field: string | null
  source: string | null
  /** YYYY-MM-DD. */
  checkedOn: IsoDay | null
}
