import { urlFor } from '~/client'
import { useHasContact } from '~/components/brand_contact'
import type { TranslationKeyOf } from '#shared/languages/rules/translation_keys'

type FrameKey = TranslationKeyOf<'frame'>

const landingUrl = urlFor('shared.landing', {})

export interface PublicLinkEntry {
  label: FrameKey
  href: string
  note?: FrameKey
  isFile?: boolean
}

export interface PublicLinkGroup {
  label: FrameKey
  title?: FrameKey
  note?: FrameKey
  links: readonly PublicLinkEntry[]
}

export const pageLinks: readonly PublicLinkEntry[] = [
  { label: 'frame.rates', href: urlFor('shipping.public_rates', {}) },
  { label: 'frame.track', href: urlFor('shipping.public_track', {}) },
]

export const developerLinks: PublicLinkGroup = {
  label: 'frame.developers',
  title: 'frame.developers.title',
  note: 'frame.developers.note',
  links: [
    {
      label: 'frame.docs',
      href: urlFor('admin.developers', {}),
      note: 'frame.docs.note',
    },
    {
      label: 'frame.openapi',
      href: urlFor('admin.openapi', {}),
      note: 'frame.openapi.note',
      isFile: true,
    },
  ],
}

export const productLinks: PublicLinkGroup = {
  label: 'frame.products',
  links: [
    {
      label: 'frame.brandedTracking',
      href: urlFor('shared.branded_tracking', {}),
      note: 'frame.brandedTracking.note',
    },
    {
      label: 'frame.brandedNotification',
      href: urlFor('shared.branded_notification', {}),
      note: 'frame.brandedNotification.note',
    },
  ],
}

/** The landing page has no contact section if there is nothing to show in it. */
export function useAnchorLinks(): PublicLinkEntry[] {
  const contact = { label: 'frame.contact', href: `${landingUrl}#contact` } as const
  return [
    { label: 'frame.why', href: `${landingUrl}#why-choose-us` },
    { label: 'frame.faq', href: `${landingUrl}#faq` },
    ...(useHasContact() ? [contact] : []),
  ]
}

export const legalLinks: readonly PublicLinkEntry[] = [
  { label: 'frame.terms', href: urlFor('shared.terms', {}) },
  { label: 'frame.privacy', href: urlFor('shared.privacy', {}) },
]
