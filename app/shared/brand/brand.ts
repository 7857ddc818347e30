import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import { type Environment, isProduction } from '#shared/setup/setup_check'

/** The operator of this platform. A type alias, because Inertia props accept no interface. */
export type PlatformBrand = {
  name: string
  legalName: string
  /** The domain of brand pages, Message-IDs and links. */
  primaryDomain: string
  contactNumber: string
  /** Empty if not set, like `privacyEmail`. */
  contactEmail: string
  privacyEmail: string
  openingHours: string
  /** The first is the head office. */
  offices: { city: string; address: string }[]
  socialLinks: { name: string; url: string }[]
  /** The accent of buttons and headings; null for the default green. */
  colour: string | null
  logo: string | null
}

/** A fictitious company, shown until the brand is set. */
const PLACEHOLDER = {
  name: 'Sendam',
  legalName: 'Sendam Logistics Limited',
  contactNumber: '+234 201 330 0000',
  contactEmail: 'hello@sendam.test',
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

/** Staff settings override these values. Production never shows fictitious contact details. */
export function brandFromEnvironment(env: Environment): PlatformBrand {
  const isOwn = isProduction(env) || Boolean(env.BRAND_NAME)
  const name = env.BRAND_NAME || PLACEHOLDER.name
  const contactEmail = env.BRAND_EMAIL || (isProduction(env) ? '' : PLACEHOLDER.contactEmail)
  return {
    name,
    legalName: env.BRAND_LEGAL_NAME || (env.BRAND_NAME ? name : PLACEHOLDER.legalName),
    primaryDomain: readBrandDomain(env),
    contactNumber: env.BRAND_PHONE || PLACEHOLDER.contactNumber,
    contactEmail,
    privacyEmail: env.BRAND_EMAIL || contactEmail.replace('hello', 'privacy'),
    openingHours: PLACEHOLDER.openingHours,
    offices: isOwn ? [] : PLACEHOLDER.offices,
    socialLinks: isOwn ? [] : PLACEHOLDER.socialLinks,
    colour: null,
    logo: null,
  }
}

/** Blanks placeholder addresses in production: early installations saved them as settings. */
export function withoutPlaceholderEmails<
  T extends Pick<PlatformBrand, 'contactEmail' | 'privacyEmail'>,
>(contact: T, env: Environment): T {
  const given = (email: string) =>
    isProduction(env) && email.endsWith(PLACEHOLDER.contactEmail.replace('hello', '')) ? '' : email
  return {
    ...contact,
    contactEmail: given(contact.contactEmail),
    privacyEmail: given(contact.privacyEmail),
  }
}

/** In production the host of APP_URL, unless BRAND_DOMAIN names another. */
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
