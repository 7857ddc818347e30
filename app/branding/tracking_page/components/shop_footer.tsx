import type { ReactNode } from 'react'
import { Globe, Link as LinkIcon, Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import { legalLinks } from '~/components/public/public_links'
import { PublicLink } from '~/components/public/public_link'
import { toInternationalNumber } from '#shared/phones/rules/international_number'
import { useTrackingWords } from '#shipping/tracking/components/use_tracking_words'
import type { BrandDetail } from '#shipping/tracking/rules/receiver_view'

type ShopFooterProps = { shop: BrandDetail; as: 'footer' | 'div' }

const NAMES: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X (Twitter)',
  linkedin: 'LinkedIn',
}

export function ShopFooter({ shop, as: Tag }: ShopFooterProps) {
  return (
    <Tag className="brand-footer text-sm">
      <div className="mx-auto grid w-full max-w-[1100px] gap-6 px-4 py-8 sm:px-6">
        <p className="text-base font-semibold">{shop.organizationName}</p>
        <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          <Contacts shop={shop} />
          {shop.socialMediaAccounts.map(({ pageURL, htmlClass, handle }) => (
            <ContactEntry key={htmlClass} icon={<LinkIcon />} label={handle}>
              <ExternalLink href={pageURL}>{NAMES[htmlClass] ?? htmlClass}</ExternalLink>
            </ContactEntry>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {legalLinks.map((link) => (
            <li key={link.href}>
              <PublicLink to={link} className="inline-flex min-h-6 items-center" />
            </li>
          ))}
        </ul>
      </div>
    </Tag>
  )
}

function Contacts({ shop }: { shop: BrandDetail }) {
  const { contactPhoneNumber: phone, whatsAppPhoneNumber: whatsApp, websiteURL } = shop
  const t = useTrackingWords()
  const place = [shop.address, shop.state, shop.country].filter((part) => part).join(', ')
  return (
    <>
      {phone && (
        <ContactEntry icon={<Phone />} label={t('tracking.shop.phone')}>
          <a href={`tel:${phone.replaceAll(/\s/g, '')}`} className="tabular">
            {phone}
          </a>
        </ContactEntry>
      )}
      {whatsApp && (
        <ContactEntry icon={<MessageCircle />} label="WhatsApp">
          <ExternalLink href={`https://wa.me/${toInternationalNumber(whatsApp)}`}>
            {whatsApp}
          </ExternalLink>
        </ContactEntry>
      )}
      {shop.contactEmail && (
        <ContactEntry icon={<Mail />} label={t('tracking.shop.mail')}>
          <a href={`mailto:${shop.contactEmail}`}>{shop.contactEmail}</a>
        </ContactEntry>
      )}
      {websiteURL && (
        <ContactEntry icon={<Globe />} label={t('tracking.shop.website')}>
          <ExternalLink href={websiteURL}>
            {websiteURL.replace(/^https?:\/\/|\/$/g, '')}
          </ExternalLink>
        </ContactEntry>
      )}
      {shop.address && (
        <ContactEntry icon={<MapPin />} label={t('tracking.receiver.address')}>
          {place}
        </ContactEntry>
      )}
    </>
  )
}

type ContactEntryProps = { icon: ReactNode; label: string; children: ReactNode }

function ContactEntry({ icon, label, children }: ContactEntryProps) {
  return (
    <li className="flex min-w-0 items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <span aria-hidden="true">{icon}</span>
      <span className="min-w-0 break-words">
        <span className="sr-only">{label}: </span>
        {children}
      </span>
    </li>
  )
}

/** Hides the tracking page's URL from unknown sites. */
function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener noreferrer nofollow" target="_blank">
      {children}
    </a>
  )
}
