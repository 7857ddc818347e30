import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Snapshot, readSnapshots, type ValuesOf } from '#shared/database/snapshot'
import { catalogue } from '#shipping/pricing/catalogue'
import type { ExportFinding } from '#shipping/pricing/rules/export_finding'
import type { IsoDay } from '#shared/time/rules/api_dates'

type ExportRuleRow = {
  countryCode: string | null
  categoryId: number | null
  severity: ExportFinding['severity']
  sentence: string
  source: string
  checkedOn: IsoDay
}

export const exportRules = new Snapshot<ExportRuleRow[]>('goods', {
  sql: (versions) => `select ${versions}, (select coalesce(json_agg(rule), '[]') from (
    select country_code as "countryCode", category_id as "categoryId", severity, sentence, source,
      checked_on as "checkedOn"
    from export_rules where archived_at is null order by id) as rule) as rules`,
  build: ({ rules }: { rules: ExportRuleRow[] }) => rules,
})

const BORDER_FACTS = { catalogue, exportRules }

/** Item categories and export rules of one moment, which decide what may cross a border. */
export type BorderFacts = ValuesOf<typeof BORDER_FACTS>

export function loadBorderFacts(client?: QueryClientContract): Promise<BorderFacts> {
  return readSnapshots(BORDER_FACTS, client)
}
