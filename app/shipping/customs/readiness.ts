import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { prepared } from '#shared/database/prepared'
import { DomainError } from '#shared/errors/domain_error'
import { type BorderFacts, borderFacts } from '#shipping/customs/export_rules'
import { vagueWarning } from '#shipping/customs/rules/vague_words'
import { shipmentKind } from '#shipping/pricing/kind'
import type { Finding } from '#shipping/pricing/rules/finding'
import type Shipment from '#shipping/shipment/models/shipment'

class ExportBlocked extends DomainError {
  constructor(message: string, field?: string) {
    super('E_EXPORT_BLOCKED', message, field)
  }
}

type Goods = { description: string; category: number }

/** What is sent where, in the order of its packages. */
type Asked = { from: string; to: string; packages: Goods[][] }

const GRAVEST_FIRST: Finding['severity'][] = ['block', 'paper', 'warn']

/** What stands in the way at the border, the gravest first; nothing at home and of documents. */
export function readinessOf({ from, to, packages }: Asked, facts: BorderFacts): Finding[] {
  if (shipmentKind(from, to) === 'domestic') return []
  const goods = declaredGoods(packages, facts)
  if (goods.length === 0) return []
  const findings = [
    ...ruleFindings(to, goods, facts),
    ...goods.flatMap(({ description, field }) => {
      const message = vagueWarning(description)
      const about = { field: `${field}.description`, source: null, checkedOn: null }
      return message ? [{ severity: 'warn' as const, message, ...about }] : []
    }),
  ]
  return findings.toSorted(
    (one, other) => GRAVEST_FIRST.indexOf(one.severity) - GRAVEST_FIRST.indexOf(other.severity)
  )
}

/** The same for what is booked already; `Shipment.whole` has loaded it. */
export async function readinessOfShipment(shipment: Shipment): Promise<Finding[]> {
  const asked = {
    from: shipment.address('origin').countryCode,
    to: shipment.address('destination').countryCode,
    packages: shipment.packages.map(({ items }) =>
      items.map(({ description, categoryId }) => ({ description, category: categoryId }))
    ),
  }
  return readinessOf(asked, await borderFacts())
}

/** Throws ExportBlocked with the first sentence that forbids it. */
export function requireReady(findings: Finding[]) {
  const block = findings.find(({ severity }) => severity === 'block')
  if (block) throw new ExportBlocked(block.message, block.field ?? undefined)
}

/** What `ruleFindings` would find to block of a booking, in one statement, as payments wait for it. */
const BLOCK_OF_BOOKING = {
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

/** Before a payment starts. Throws ExportBlocked where staff have forbidden since what was booked. */
export async function requireStillReady(
  trx: TransactionClientContract,
  { id: shipmentId, kind }: Pick<Shipment, 'id' | 'kind'>
) {
  if (kind === 'domestic') return
  const [block] = await prepared<{ sentence: string }>(trx, BLOCK_OF_BOOKING, { shipmentId })
  if (block) throw new ExportBlocked(block.sentence)
}

function declaredGoods(packages: Goods[][], { catalogue }: BorderFacts) {
  const goods = packages.flatMap((items, index) =>
    items.map((item, position) => ({ ...item, field: `items.${index}.itemUnits.${position}` }))
  )
  return goods.filter(({ category }) => catalogue.category(category)?.contents !== 'documents')
}

function ruleFindings(
  to: string,
  goods: (Goods & { field: string })[],
  { exportRules }: BorderFacts
): Finding[] {
  const rules = exportRules.filter(({ countryCode }) => countryCode === null || countryCode === to)
  return rules.flatMap(({ severity, sentence, categoryId, source, checkedOn }) => {
    const about = goods.find(({ category }) => categoryId === null || category === categoryId)
    if (!about) return []
    const field = categoryId === null ? null : `${about.field}.category`
    return [{ severity, message: sentence, field, source, checkedOn }]
  })
}
