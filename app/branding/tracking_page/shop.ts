import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import brand from '#config/brand'
import { SELECT_VERSIONS } from '#shared/database/data_versions'
import { JoinedModel } from '#shared/database/joined_model'
import { type Bindings, type Prepared, prepared } from '#shared/database/prepared'
import { findForeignHost } from '#shared/brand/foreign_host'
import { readSubdomain } from '#shared/brand/subdomain'
import Organization from '#identity/organizations/models/organization'
import ReturnRules, { type AllowedReturns } from '#shipping/returns/models/return_rules'
import { PARCEL_VERSION } from '#shipping/tracking/parcel_version'
import Brand from '#branding/business/brand'

/** A business with a published tracking page. */
export interface Shop {
  business: Organization
  brand: Brand
  state: string | null
  domain: string | null
  rules: AllowedReturns
  /** Changes whenever the shop or the requested parcel changes; null without a parcel. */
  version: string | null
}

type Row = Record<string, unknown> & Pick<Shop, 'state' | 'domain' | 'version'>

const businesses = new JoinedModel(Organization, 'organizations')
const brands = new JoinedModel(Brand, 'brands')
const returnRules = new JoinedModel(ReturnRules, 'rules')

const shopQuery = (column: string): Prepared => ({
  name: `shop_by_${column}`,
  sql: `select ${businesses.columns}, ${brands.columns}, ${returnRules.columns}, states.name as state, domains.host as domain,
      (select concat_ws(' ', organizations.xmin, organizations.ctid, brands.xmin, brands.ctid,
          domains.xmin, domains.ctid, rules.xmin, rules.ctid, ${PARCEL_VERSION}, ${SELECT_VERSIONS})
        from shipments where tracking_number = :trackingNumber) as version
    from organizations
      join brand_settings brands on brands.organization_id = organizations.id
      left join states on states.key = organizations.state_key
      left join own_domains domains on domains.organization_id = organizations.id
        and domains.verified_at is not null
      left join return_rules rules on rules.organization_id = organizations.id
    where ${column} = :it and organizations.active
      and brands.published_at is not null`,
})

const SHOP_QUERIES = {
  id: shopQuery('organizations.id'),
  subdomain: shopQuery('organizations.subdomain'),
  domain: shopQuery('domains.host'),
}

/** Null if the host has no shop. The version covers the parcel if a tracking number is given. */
export async function findShopByHost(host: string | null, trackingNumber?: number) {
  const subdomain = readSubdomain(host)
  if (subdomain !== null) return findShop('subdomain', subdomain, trackingNumber)
  const domain = findForeignHost(host)
  return domain === null ? null : findShop('domain', domain, trackingNumber)
}

export async function findShopBySubdomain(subdomain: string): Promise<Shop | null> {
  return findShop('subdomain', subdomain.toLowerCase())
}

export async function findShopById(organizationId: number): Promise<Shop | null> {
  return findShop('id', organizationId)
}

async function findShop(
  by: keyof typeof SHOP_QUERIES,
  it: Bindings[string],
  trackingNumber: number | null = null
): Promise<Shop | null> {
  const client = db.connection()
  const [row] = await prepared<Row>(client, SHOP_QUERIES[by], { it, trackingNumber })
  if (!row) return null
  const business = businesses.from(row, client)
  if (!business.isBusiness || !business.subdomain) return null
  const { state, domain, version } = row
  const rules = ReturnRules.orDefault(returnRules.orNull(row, client))
  return { business, brand: brands.from(row, client), rules, state, domain, version }
}

/** The custom domain if there is one, else the subdomain; null without a subdomain. */
export function shopAddress({
  business: { subdomain },
  domain,
}: Pick<Shop, 'business' | 'domain'>): string | null {
  if (!subdomain) return null
  const { protocol, port } = new URL(appUrl)
  const host = domain ?? `${subdomain}.${brand.primaryDomain}`
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}
