import { brandFromEnvironment, isBrandNamed, type PlatformBrand } from '#shared/brand/brand'
import {
  runSetupCheck,
  type Environment,
  isProduction,
  okCheck,
  type SetupCheck,
  warningCheck,
} from '#shared/setup/setup_check'

export const BRAND = 'Brand'

/** Checks the environment only; the console reports facts that staff have set. */
export function brandCheck(env: Environment): SetupCheck[] {
  const read = () => brandFromEnvironment(env)
  return [runSetupCheck(BRAND, read, (brand) => checkBrand(brand, env))]
}

export function checkBrand(brand: PlatformBrand, env: Environment): SetupCheck {
  const { name, primaryDomain } = brand
  const missing = isProduction(env) ? listMissingFacts(brand, env) : []
  if (missing.length === 0) {
    return okCheck(BRAND, `The platform is called ${name}, at ${primaryDomain}.`)
  }
  const facts = new Intl.ListFormat('en-GB').format(missing)
  return warningCheck(
    BRAND,
    `Not set: ${facts}. Pages, mail and documents use the name ${name} and leave out the rest.`,
    'Enter these facts in the console under Settings, or set BRAND_NAME, BRAND_LEGAL_NAME, BRAND_PHONE and BRAND_EMAIL.'
  )
}

/** Ignores social media links, which are optional. BRAND_LEGAL_NAME may equal the name. */
function listMissingFacts(brand: PlatformBrand, env: Environment): string[] {
  const facts = {
    'name': isBrandNamed(brand),
    'legal name': env.BRAND_LEGAL_NAME || brand.legalName !== brand.name,
    'phone number': brand.contactNumber,
    'e-mail address': brand.contactEmail,
    'opening hours': brand.openingHours,
    'offices': brand.offices.length > 0,
  }
  return Object.entries(facts).flatMap(([fact, isSet]) => (isSet ? [] : fact))
}
