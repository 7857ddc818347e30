import type { ApiClient } from '@japa/api-client'
import Organization from '#identity/organizations/models/organization'
import { seedDemoBrand, seedDemoProducts } from '#branding/demo/demo_business'
import { saveNotificationPlan } from '#branding/notifications/plan/notification_plans'
import { DEFAULT_CHANNEL_PLAN } from '#branding/notifications/rules/channel_plan'
import Brand from '#branding/business/brand'

export const ACME_HOST = 'acme.localhost'

/** Creates ACME Foods with a published page in the theme Sunset and three products. */
export async function publishedAcme() {
  await seedDemoProducts()
  await Brand.query().delete()
  await seedDemoBrand()
  const business = await Organization.findByOrFail('subdomain', 'acme')
  // Switches quiet hours off, since tests run at any hour.
  await saveNotificationPlan(business, { ...DEFAULT_CHANNEL_PLAN, quiet: false })
  return { business, brand: await Brand.of(business) }
}

/** Requests a page under this host name, as a browser does. */
export function openAt(client: ApiClient, host: string, path: string) {
  return client.get(path).header('host', host).header('accept', 'text/html')
}
