import { appUrl } from '#config/app'
import brand from '#config/brand'
import { subdomainOf } from '#shared/brand/subdomain'
import Organization from '#identity/organizations/models/organization'
import Brand from '#branding/business/brand'

/** A business whose tracking page is published. */
export interface Shop {
  business: Organization
  brand: Brand
}

/** The shop that a host name is of, or null. The name decides nothing else. */
export async function shopOfHost(host: string | null): Promise<Shop | null> {
  const subdomain = subdomainOf(host)
  return subdomain === null ? null : shopOf(await organizationNamed(subdomain))
}

/** The shop that goes by this name in front of our domain, or null. */
export async function shopNamed(subdomain: string): Promise<Shop | null> {
  return shopOf(await organizationNamed(subdomain.toLowerCase()))
}

export async function shopWithId(organizationId: number): Promise<Shop | null> {
  return shopOf(await Organization.query().where({ id: organizationId, active: true }).first())
}

function organizationNamed(subdomain: string) {
  return Organization.query().where({ subdomain, active: true }).first()
}

async function shopOf(business: Organization | null): Promise<Shop | null> {
  if (!business?.isBusiness || !business.subdomain) return null
  const chosen = await Brand.find(business.id)
  return chosen?.isPublished ? { business, brand: chosen } : null
}

/** Where receivers find the page, under the address that we have ourselves; null without a name. */
export function addressOfShop({ subdomain }: Organization): string | null {
  if (!subdomain) return null
  const { protocol, port } = new URL(appUrl)
  return `${protocol}//${subdomain}.${brand.primaryDomain}${port ? `:${port}` : ''}`
}
