import logger from '@adonisjs/core/services/logger'
import brand from '#config/brand'
import { environmentBrand } from '#shared/brand/brand'
import { DEFAULT_ACCENT } from '#shared/brand/rules/brand_colours'
import { colour, contact, logo, names, offices, socialLinks } from '#shared/brand/settings'
import { readSettings } from '#shared/settings/setting'

/** How old what a process knows of the brand may be. */
const AGE_MS = 3_000

const SETTINGS = { names, contact, offices, socialLinks, colour, logo }

/** Takes in what staff have set, for all who read `config/brand.ts` in this process. */
export async function readBrand() {
  const set = await readSettings(SETTINGS)
  Object.assign(brand, environmentBrand(process.env), set.names, set.contact, {
    offices: set.offices,
    socialLinks: set.socialLinks,
    colour: set.colour === DEFAULT_ACCENT ? null : set.colour,
    logo: set.logo,
  })
}

/**
 * For as long as the process lives. No request waits for it: while the database is away, the brand
 * is what it was.
 */
export async function keepBrandCurrent() {
  let isAway = false
  const refresh = async () => {
    try {
      await readBrand()
      isAway = false
    } catch (error) {
      if (!isAway) logger.warn({ err: error }, 'The brand could not be read and stays as it was')
      isAway = true
    }
    setTimeout(refresh, AGE_MS).unref()
  }
  await refresh()
}
