import { ExportRuleSchema } from '#database/schema'
import type { ExportFinding } from '#shipping/pricing/rules/export_finding'

/** A rule without a country applies to all countries; without a category, to all categories. */
export default class ExportRule extends ExportRuleSchema {
  declare severity: ExportFinding['severity']
}
