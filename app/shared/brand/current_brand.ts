import brand from '#config/brand'
import { brandFromEnvironment, withoutPlaceholders } from '#shared/brand/brand'
import { DEFAULT_ACCENT } from '#shared/brand/rules/brand_colours'
import {
  brandColour,
  brandContact,
  brandLogo,
  brandNames,
  brandOffices,
  brandSocialLinks,
} from '#shared/brand/brand_settings'
import { DATA_CHANNEL } from '#shared/database/data_versions'
import { refreshPeriodically } from '#shared/settings/periodic_refresh'
import { readSettings } from '#shared/settings/setting'

const SETTINGS = {
  names: brandNames,
  contact: brandContact,
  offices: brandOffices,
  socialLinks: brandSocialLinks,
  colour: brandColour,
  logo: brandLogo,
}

/** Loads the staff settings into `config/brand.ts` of this process. */
export async function loadBrand() {
  const { names, contact, colour, ...others } = await readSettings(SETTINGS)
  const current = {
    ...brandFromEnvironment(process.env),
    ...names,
    ...contact,
    ...others,
    colour: colour === DEFAULT_ACCENT ? null : colour,
  }
  Object.assign(brand, withoutPlaceholders(current, process.env))
}

export function refreshBrandPeriodically() {
  return refreshPeriodically({
    read: loadBrand,
    channel: DATA_CHANNEL,
    unread: 'The brand could not be read, so the previous one stays in use',
  })
}
