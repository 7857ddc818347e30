import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Organization from '#identity/organizations/models/organization'
import Brand from '#branding/business/brand'
import { requireRowVersion } from '#shared/errors/conflict'

/** Settings that are saved and versioned separately. */
const BRAND_SETTING_NAMES = {
  theme: 'the theme',
  preferences: 'the preferences',
  products: 'the product selection',
} as const

/** Returns the new version. Throws Conflict if the given `version` is outdated. */
export async function changeBrandSetting(
  business: Organization,
  choice: keyof typeof BRAND_SETTING_NAMES,
  version: number | undefined,
  change: (brand: Brand, trx: TransactionClientContract) => unknown
): Promise<number> {
  const { organizationId } = await Brand.of(business)
  return db.transaction(async (trx) => {
    const brand = await Brand.query({ client: trx })
      .where({ organizationId })
      .forUpdate()
      .firstOrFail()
    const counter = `${choice}Version` as const
    requireRowVersion({ version: brand[counter] }, version, BRAND_SETTING_NAMES[choice])
    await change(brand, trx)
    brand[counter]++
    await brand.save()
    return brand[counter]
  })
}
