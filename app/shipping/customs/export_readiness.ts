import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { prepared } from '#shared/database/prepared'
import { DomainError } from '#shared/errors/domain_error'
import { type BorderFacts, loadBorderFacts } from '#shipping/customs/export_rules'
import { vagueDescriptionWarning } from '#shipping/customs/rules/vague_descriptions'
import { findShipmentKind } from '#shipping/pricing/shipment_kind'
import type { ExportFinding } from '#shipping/pricing/rules/export_finding'
import type Shipment from '#shipping/shipment/models/shipment'

class ExportBlocked extends DomainError {
  constructor(message: string, field?: string) {
    super('E_EXPORT_BLOCKED', message, field)
  }
}

type GoodsToExport = { description: string; category: number }

type ExportToCheck = { from: string; to: string; packages: GoodsToExport[][] }

const SEVERITY_ORDER: ExportFinding['severity'][] = ['block', 'paper', 'warn']

/** Returns findings, most severe first; none for domestic shipments and documents. */
export function checkExportReadiness(
  { from, to, packages }: ExportToCheck,
  facts: BorderFacts
): ExportFinding[] {
  if (findShipmentKind(from, to) === 'domestic') return []
  const goods = goodsWithFields(packages, facts)
  if (goods.length === 0) return []
  const findings = [
    ...findRuleViolations(to, goods, facts),
    ...goods.flatMap(({ description, field }) => {
      const message = vagueDescriptionWarning(description)
      const about = { field: `${field}.description`, source: null, checkedOn: null }
      return message ? [{ severity: 'warn' as const, message, ...about }] : []
    }),
  ]
  return findings.toSorted(
    (one, other) => SEVERITY_ORDER.indexOf(one.severity) - SEVERITY_ORDER.indexOf(other.severity)
  )
}

/** Pass a shipment from `Shipment.findWithDetails`. */
export async function checkShipmentReadiness(shipment: Shipment): Promise<ExportFinding[]> {
  const exportToCheck = {
    from: shipment.address('origin').countryCode,
    to: shipment.address('destination').countryCode,
    packages: shipment.packages.map(({ items }) =>
      items.map(({ description, categoryId }) => ({ description, category: categoryId }))
    ),
  }
  return checkExportReadiness(exportToCheck, await loadBorderFacts())
}

/** Throws ExportBlocked with the first blocking finding. */
export function requireExportAllowed(findings: ExportFinding[]) {
  const block = findings.find(({ severity }) => severity === 'block')
  if (block) throw new ExportBlocked(block.message, block.field ?? undefined)
}

/** Like `findRuleViolations`, for blocking rules only. SQL for speed, because payments wait. */
const FIND_BOOKING_BLOCK = {
  name: 'block_of_booking',
  sql: `select sentence from export_rules as rule
    where severity = 'block' and archived_at is null
      and (country_code is null or country_code = (select country_code from shipment_addresses
        where shipment_id = :shipmentId and side = 'destination'))
      and exists (select from shipment_packages as parcel
        join shipment_items as item on item.package_id = parcel.id
        join item_categories as category on category.id = item.category_id
        where parcel.shipment_id = :shipmentId and category.contents is distinct from 'documents'
          and (rule.category_id is null or rule.category_id = category.id))
    order by id limit 1`,
}

/** Throws ExportBlocked if staff have forbidden the goods since the booking. */
export async function requireExportStillAllowed(
  trx: TransactionClientContract,
  { id: shipmentId, kind }: Pick<Shipment, 'id' | 'kind'>
) {
  if (kind === 'domestic') return
  const [block] = await prepared<{ sentence: string }>(trx, FIND_BOOKING_BLOCK, { shipmentId })
  if (block) throw new ExportBlocked(block.sentence)
}

function goodsWithFields(packages: GoodsToExport[][], { catalogue }: BorderFacts) {
  const goods = packages.flatMap((items, index) =>
    items.map((item, position) => ({ ...item, field: `items.${index}.itemUnits.${position}` }))
  )
  return goods.filter(({ category }) => catalogue.category(category)?.contents !== 'documents')
}

function findRuleViolations(
  to: string,
  goods: (GoodsToExport & { field: string })[],
  { exportRules }: BorderFacts
): ExportFinding[] {
  const rules = exportRules.filter(({ countryCode }) => countryCode === null || countryCode === to)
  return rules.flatMap(({ severity, sentence, categoryId, source, checkedOn }) => {
    const about = goods.find(({ category }) => categoryId === null || category === categoryId)
    if (!about) return []
    const field = categoryId === null ? null : `${about.field}.category`
    return [{ severity, message: sentence, field, source, checkedOn }]
  })
}
