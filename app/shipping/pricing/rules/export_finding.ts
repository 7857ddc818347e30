/** What stands in the way of a shipment, or should be known before it is paid. */
export type ExportFinding = {
  severity: 'block' | 'warn' | 'paper'
  message: string
  /** The path of what it is about, where it is one thing. */
  field: string | null
  source: string | null
  /** YYYY-MM-DD. */
  checkedOn: string | null
}
