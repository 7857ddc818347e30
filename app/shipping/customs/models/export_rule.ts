import { ExportRuleSchema } from '#database/schema'
import type { ExportFinding } from '#shipping/pricing/rules/export_finding'

/** What a destination asks of a category, as staff wrote it down; null stands for each of them. */
export default class ExportRule extends ExportRuleSchema {
  declare severity: ExportFinding['severity']
}
