import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import { type Environment, isProduction } from '#shared/setup/setup_check'

/**
 * The operator of this platform. Facts that are not set are empty. A type alias, because Inertia
 * props accept no interface.
 */
export type PlatformBrand = {
  name: string
  /** The legal name. Defaults to `name`. */
  legalName: string
  /** The domain of brand pages, Message-IDs and links. */
  primaryDomain: string
  contactNumber: string
  contactEmail: string
  privacyEmail: string
  openingHours: string
  /** The first office is the head office. */
  offices: { city: string; address: string }[]
  socialLinks: { name: string; url: string }[]
  /** The accent of buttons and headings; null for the default green. */
  colour: string | null
  logo: string | null
}

/** A fictitious company. Development shows it until the brand is set; production, only its name. */
const PLACEHOLDER = {
  name: 'Sendam',
  legalName: 'Sendam Logistics Limited',
  contactNumber: '+234 201 330 0000',
  contactEmail: 'hello@sendam.test',
  privacyEmail: 'privacy@sendam.test',
  openingHours: 'Monday to Friday 8 am to 5 pm, Saturday 9 am to 2 pm',
  offices: [
    { city: 'Lagos', address: '14 Adeola Odeku Street, Victoria Island, Lagos' },
    { city: 'Ibadan', address: '7 Ring Road, Challenge, Ibadan, Oyo' },
    { city: 'Abuja', address: '22 Aminu Kano Crescent, Wuse 2, Abuja' },
  ],
  socialLinks: [
    { name: 'Facebook', url: 'https://www.facebook.com/sendam' },
    { name: 'Instagram', url: 'https://www.instagram.com/sendam' },
    { name: 'X', url: 'https://x.com/sendam' },
  ],
}

type PlaceholderText = Exclude<keyof typeof PLACEHOLDER, 'offices' | 'socialLinks'>

/** Reads the brand of the environment. Staff settings override it. */
export function brandFromEnvironment(env: Environment): PlatformBrand {
  const name = env.BRAND_NAME || PLACEHOLDER.name
  const brand = {
    name,
    legalName: env.BRAND_LEGAL_NAME || (env.BRAND_NAME ? name : PLACEHOLDER.legalName),
    primaryDomain: readBrandDomain(env),
    contactNumber: env.BRAND_PHONE || PLACEHOLDER.contactNumber,
    contactEmail: env.BRAND_EMAIL || PLACEHOLDER.contactEmail,
    privacyEmail: env.BRAND_EMAIL || PLACEHOLDER.privacyEmail,
    openingHours: PLACEHOLDER.openingHours,
    offices: env.BRAND_NAME ? [] : PLACEHOLDER.offices,
    socialLinks: env.BRAND_NAME ? [] : PLACEHOLDER.socialLinks,
    colour: null,
    logo: null,
  }
  return withoutPlaceholders(brand, env)
}

/** In production, empties facts that equal the placeholders, which early installations saved. */
export function withoutPlaceholders(brand: PlatformBrand, env: Environment): PlatformBrand {
  if (!isProduction(env)) return brand
  const given = (fact: PlaceholderText) => (brand[fact] === PLACEHOLDER[fact] ? '' : brand[fact])
  const addresses = PLACEHOLDER.offices.map(({ address }) => address)
  const urls = PLACEHOLDER.socialLinks.map(({ url }) => url)
  return {
    ...brand,
    legalName: given('legalName') || brand.name,
    contactNumber: given('contactNumber'),
    contactEmail: given('contactEmail'),
    privacyEmail: given('privacyEmail'),
    openingHours: given('openingHours'),
    offices: brand.offices.filter(({ address }) => !addresses.includes(address)),
    socialLinks: brand.socialLinks.filter(({ url }) => !urls.includes(url)),
  }
}

export function isBrandNamed({ name }: PlatformBrand): boolean {
  return name !== PLACEHOLDER.name
}

/** Returns BRAND_DOMAIN; by default the host of APP_URL in production, and localhost elsewhere. */
function readBrandDomain(env: Environment): string {
  const given = env.BRAND_DOMAIN?.toLowerCase()
  if (given) {
    if (/^([a-z0-9-]+\.)*[a-z0-9-]+$/.test(given)) return given
    throw new UnusableEnvironment(
      'BRAND_DOMAIN is not a host name. Write it like ship.example.com.'
    )
  }
  if (!isProduction(env) || !env.APP_URL || !URL.canParse(env.APP_URL)) return 'localhost'
  return new URL(env.APP_URL).hostname
}

export function findHeadOfficeAddress({ offices }: PlatformBrand): string {
  return offices[0]?.address ?? ''
}
