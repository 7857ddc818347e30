import brand from '#config/brand'
import { environmentBrand, withoutNeutral } from '#shared/brand/brand'
import { DEFAULT_ACCENT } from '#shared/brand/rules/brand_colours'
import { colour, contact, logo, names, offices, socialLinks } from '#shared/brand/settings'
import { keepCurrent } from '#shared/settings/keep_current'
import { readSettings } from '#shared/settings/setting'

/** How old what a process knows of the brand may be. */
const AGE_MS = 3_000

const SETTINGS = { names, contact, offices, socialLinks, colour, logo }

/** Takes in what staff have set, for all who read `config/brand.ts` in this process. */
export async function readBrand() {
  const set = await readSettings(SETTINGS)
  const contactNow = withoutNeutral(set.contact, process.env)
  Object.assign(brand, environmentBrand(process.env), set.names, contactNow, {
    offices: set.offices,
    socialLinks: set.socialLinks,
    colour: set.colour === DEFAULT_ACCENT ? null : set.colour,
    logo: set.logo,
  })
}

export function keepBrandCurrent() {
  return keepCurrent({
    read: readBrand,
    ageMs: AGE_MS,
    unread: 'The brand could not be read and stays as it was',
  })
}
