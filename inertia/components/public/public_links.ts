import { urlFor } from '~/client'

const landing = urlFor('shared.landing', {})

export interface PublicLinkEntry {
  label: string
  href: string
  note?: string
  /** A file rather than a page: the browser fetches it. */
  isFile?: boolean
}

export interface PublicLinkGroup {
  label: string
  /** What the group is for, above its links. */
  title?: string
  note?: string
  links: readonly PublicLinkEntry[]
}

export const pageLinks: readonly PublicLinkEntry[] = [
  { label: 'Check Rates', href: urlFor('shipping.public_rates', {}) },
  { label: 'Track', href: urlFor('shipping.public_track', {}) },
]

export const developers: PublicLinkGroup = {
  label: 'Developers',
  title: 'API for All your shipping needs.',
  note: 'Check Rates | Generate Labels | Track Shipments',
  links: [
    {
      label: 'API docs',
      href: urlFor('admin.developers', {}),
      note: 'A quick start, guides, and every call',
    },
    {
      label: 'OpenAPI file',
      href: urlFor('admin.openapi', {}),
      note: 'For your tools and generators',
      isFile: true,
    },
  ],
}

export const products: PublicLinkGroup = {
  label: 'Products',
  links: [
    {
      label: 'Branded Tracking',
      href: urlFor('shared.branded_tracking', {}),
      note: 'A tracking page that looks like your business',
    },
    {
      label: 'Branded Notification',
      href: urlFor('shared.branded_notification', {}),
      note: 'News of the parcel in your own name',
    },
  ],
}

/** Parts of the landing page. */
export const anchorLinks: readonly PublicLinkEntry[] = [
  { label: 'Why Choose Us', href: `${landing}#why-choose-us` },
  { label: 'FAQ', href: `${landing}#faq` },
  { label: 'Contact', href: `${landing}#contact` },
]

export const legalLinks: readonly PublicLinkEntry[] = [
  { label: 'Terms', href: urlFor('shared.terms', {}) },
  { label: 'Privacy Policy', href: urlFor('shared.privacy', {}) },
]
