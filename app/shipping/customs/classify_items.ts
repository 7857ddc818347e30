import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { upsert } from '#shared/database/upsert'
import ClassifiedGood from '#shipping/customs/models/classified_good'
import HsCode from '#shipping/customs/models/hs_code'
import ItemCategory from '#shipping/pricing/models/item_category'

type NamedItem = { description: string; category: number }

/** `from` says whether the code is of the sender's earlier bookings or the category's default. */
export type HsCodeProposal = {
  /** @api Six digits, see /hs_code */
  hsCode: string | null
  hsDescription: string | null
  /** @api Country of manufacture, ISO 3166 alpha-2 */
  countryOfOrigin: string | null
  from: 'earlier' | 'category' | null
}

export async function proposeHsCode(caller: Caller, item: NamedItem): Promise<HsCodeProposal> {
  const [known] = await findKnownClassifications(caller, [item])
  const { code, from, originCountry } = known!
  if (!code) return { hsCode: null, hsDescription: null, countryOfOrigin: null, from: null }
  return {
    hsCode: code.code,
    hsDescription: code.description,
    countryOfOrigin: originCountry,
    from,
  }
}

type ItemToClassify = NamedItem & { hsCode?: string | null; countryOfOrigin?: string | null }
export type ItemClassification = { hsCode: string | null; originCountry: string }

/** Fills in codes and origins that items lack. An unknown origin becomes the sender's country. */
export async function classifyItems(
  caller: Caller,
  items: (ItemToClassify & { sentFrom: string })[]
): Promise<ItemClassification[]> {
  if (items.length === 0) return []
  const known = await findKnownClassifications(caller, items)
  return items.map((item, place) => {
    const { code, originCountry } = known[place]!
    return {
      hsCode: item.hsCode || code?.code || null,
      originCountry: item.countryOfOrigin || originCountry || item.sentFrom,
    }
  })
}

type KnownClassification = {
  code: HsCode | null
  originCountry: string | null
  from: HsCodeProposal['from']
}

/** For each item, finds the sender's earlier code, else the category's. Skips archived codes. */
async function findKnownClassifications(
  caller: Caller,
  items: NamedItem[]
): Promise<KnownClassification[]> {
  const [earlier, categories] = await Promise.all([
    findClassifiedGoods(caller, [...new Set(items.map(({ description }) => description))]),
    ItemCategory.query().whereIn('id', [...new Set(items.map(({ category }) => category))]),
  ])
  const codes = await HsCode.query()
    .whereIn(
      'code',
      [...earlier, ...categories].flatMap(({ hsCode }) => hsCode ?? [])
    )
    .whereNull('archivedAt')
  const latest = new Map(earlier.toReversed().map((good) => [good.description, good]))
  return items.map((item) => {
    const before = latest.get(descriptionKey(item.description))
    const category = categories.find(({ id }) => id === item.category)
    const earlierCode = codes.find(({ code }) => code === before?.hsCode)
    const usual = codes.find(({ code }) => code === category?.hsCode)
    return {
      code: earlierCode ?? usual ?? null,
      originCountry: before?.originCountry ?? category?.originCountry ?? null,
      from: earlierCode ? 'earlier' : usual ? 'category' : null,
    }
  })
}

/** Saves each HS code that the sender gave, with its origin, for later bookings of the goods. */
export async function saveClassifications(
  trx: TransactionClientContract,
  caller: Caller,
  items: ItemToClassify[],
  classified: ItemClassification[]
) {
  const byDescription = new Map<string, { hs_code: string; origin_country: string }>()
  items.forEach(({ description, hsCode }, place) => {
    const { originCountry } = classified[place]!
    if (hsCode)
      byDescription.set(descriptionKey(description), {
        hs_code: hsCode,
        origin_country: originCountry,
      })
  })
  const owner = { organization_id: caller.organization.id, user_id: caller.user.id }
  // Locks rows in order of their description, so that concurrent bookings cannot deadlock.
  const rows = [...byDescription.keys()].toSorted().map((description) => ({
    ...owner,
    description,
    ...byDescription.get(description),
    used_at: DateTime.now(),
  }))
  if (rows.length === 0) return
  const key = ['organization_id', 'user_id', 'description']
  await upsert(trx, { table: 'classified_goods', key }, rows)
}

/** Returns the latest first. Members of a business share their classifications. */
async function findClassifiedGoods(
  caller: Caller,
  descriptions: string[]
): Promise<ClassifiedGood[]> {
  const query = ClassifiedGood.query()
    .where('organizationId', caller.organization.id)
    .whereIn('description', descriptions.map(descriptionKey))
    .orderBy('usedAt', 'desc')
  if (caller.ownerUserId !== null) query.where('userId', caller.ownerUserId)
  return query
}

function descriptionKey(description: string): string {
  return description.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 105)
}
