import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import { type Environment, isProduction } from '#shared/setup/setup_check'

/** Who runs this platform. A type, because an interface is no value that a page may be given. */
export type PlatformBrand = {
  name: string
  legalName: string
  /** What brand pages, Message-IDs and links end with. */
  primaryDomain: string
  contactNumber: string
  /** Empty where nobody has given one, as the next. */
  contactEmail: string
  privacyEmail: string
  openingHours: string
  /** The first is the head office. */
  offices: { city: string; address: string }[]
  socialLinks: { name: string; url: string }[]
  /** Of what is pressed and of headings; null for our own green. */
  colour: string | null
  /** Where the picture lies on our hosts; null for our own mark. */
  logo: string | null
}

/** Nobody's: what a first start shows. */
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

/**
 * As far as the environment says it; staff may say it otherwise (`settings.ts`). Production shows no
 * offices, pages and e-mail addresses of a company that does not exist.
 */
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

/** Of an installation whose settings were written while the neutral addresses were the default in production, too. */
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

/** In production the host of APP_URL, unless brand pages have a domain of their own. */
function readBrandDomain(env: Environment): string {
  const given = env.BRAND_DOMAIN?.toLowerCase()
  if (given) {
    if (/^([a-z0-9-]+\.)*[a-z0-9-]+$/.test(given)) return given
    throw new UnusableEnvironment('BRAND_DOMAIN is no host name: write it as ship.example.com.')
  }
  if (!isProduction(env) || !env.APP_URL || !URL.canParse(env.APP_URL)) return 'localhost'
  return new URL(env.APP_URL).hostname
}

/** Of the head office; empty until there is one. */
export function findHeadOfficeAddress({ offices }: PlatformBrand): string {
  return offices[0]?.address ?? ''
}
