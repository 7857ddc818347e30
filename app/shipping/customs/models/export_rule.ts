import { ExportRuleSchema } from '#database/schema'
import type { ExportFinding } from '#shipping/pricing/rules/export_finding'

/** A null country or category matches all. */
export default class ExportRule extends ExportRuleSchema {
  declare severity: ExportFinding['severity']
}
