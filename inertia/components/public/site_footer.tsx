import type { ReactNode } from 'react'
import { usePage } from '@inertiajs/react'
import { Mail, MapPin, Phone } from 'lucide-react'
import { urlFor } from '~/client'
import { BrandEmail, BrandPhone } from '~/components/brand_contact'
import { BrandMark } from '~/components/brand_mark'
import { PublicLink } from '~/components/public/public_link'
import {
  developerLinks,
  legalLinks,
  pageLinks,
  productLinks,
  type PublicLinkEntry,
  useAnchorLinks,
} from '~/components/public/public_links'
import { useFrameWords } from '~/components/public/use_frame_words'

const footerLinkClass =
  'inline-flex min-h-7 items-center rounded text-ink-muted hover:text-ink hover:underline'

export function SiteFooter() {
  const { url, props } = usePage()
  const t = useFrameWords()
  const isLanding = url.split(/[?#]/)[0] === urlFor('shared.landing', {})
  return (
    <footer className="no-print bg-surface-raised text-sm">
      <div aria-hidden="true" className="danfo-stripe" />
      <div className="mx-auto grid w-full max-w-[1200px] gap-x-8 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[1.2fr_2fr]">
        <FooterContact />
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          <FooterLinks title={t('frame.ship')} links={[...pageLinks, ...productLinks.links]} />
          <FooterLinks title={t('frame.developers')} links={developerLinks.links} />
          <FooterLinks title={t('frame.about')} links={useAnchorLinks()} />
          {props.brand.socialLinks.length > 0 && <SocialLinks />}
        </div>
        {!isLanding && props.brand.offices.length > 0 && <Offices />}
      </div>
      <div className="border-t">
        <div className="mx-auto flex w-full max-w-[1200px] flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 text-ink-muted sm:px-6">
          <p>© {props.brand.legalName}</p>
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks.map((link) => (
              <li key={link.href}>
                <PublicLink to={link} className={footerLinkClass} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function FooterContact() {
  const { brand } = usePage().props
  return (
    <div>
      <p className="flex items-center gap-2.5 text-lg font-display">
        <BrandMark className="size-7" />
        {brand.name}
      </p>
      {brand.contactNumber && (
        <p className="mt-4 flex items-center gap-2">
          <Phone aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          <BrandPhone />
        </p>
      )}
      {brand.contactEmail && (
        <p className="mt-2 flex items-center gap-2">
          <Mail aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          <BrandEmail />
        </p>
      )}
    </div>
  )
}

function Offices() {
  const t = useFrameWords()
  const { brand } = usePage().props
  return (
    <ul
      aria-label={t('frame.offices')}
      className="grid gap-4 border-t pt-8 sm:grid-cols-3 lg:col-span-2"
    >
      {brand.offices.map(({ city, address }) => (
        <li key={city} className="flex gap-2">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-muted" />
          <p>
            <span className="block font-medium">{city}</span>
            <span className="text-ink-muted">{address}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function SocialLinks() {
  const t = useFrameWords()
  const { brand } = usePage().props
  return (
    <FooterSection title={t('frame.follow')}>
      <ul className="grid gap-1">
        {brand.socialLinks.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noopener" className={footerLinkClass}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </FooterSection>
  )
}

function FooterLinks({ title, links }: { title: string; links: readonly PublicLinkEntry[] }) {
  return (
    <FooterSection title={title}>
      <ul className="grid gap-1">
        {links.map((link) => (
          <li key={link.href}>
            <PublicLink to={link} className={footerLinkClass} />
          </li>
        ))}
      </ul>
    </FooterSection>
  )
}

function FooterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
