import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { BrandEmail, BrandPhone, useHasContact } from '~/components/brand_contact'
import { CityPicture } from './city_picture'
import { LandingPart } from './landing_part'
import { Rich } from '#shared/languages/components/rich'
import {
  usePageTranslations,
  useSentenceTranslation,
} from '#shared/languages/components/use_translations'
import { useLandingWords } from './landing_words'

type Office = Data.SharedProps['brand']['offices'][number]

export function LandingContact() {
  const { brand } = usePage().props
  const hasContact = useHasContact()
  const t = useLandingWords()
  const translate = useSentenceTranslation()
  const cities = useListed(brand.offices.map(({ city }) => city))
  if (!hasContact) return null
  const ways = {
    hasPhone: brand.contactNumber ? 'yes' : 'no',
    hasEmail: brand.contactEmail ? 'yes' : 'no',
  }
  const lead = cities
    ? t('landing.contact.lead', { cities, ...ways })
    : t('landing.contact.leadNoOffice', ways)
  const hours = <span className="text-ink-muted">{translate(brand.openingHours)}</span>
  const facts = [
    { term: t('landing.contact.call'), value: brand.contactNumber && <BrandPhone /> },
    { term: t('landing.contact.write'), value: brand.contactEmail && <BrandEmail /> },
    { term: t('landing.contact.open'), value: brand.openingHours && hours },
  ].filter(({ value }) => value)
  return (
    <LandingPart id="contact" title={t('landing.contact.title')} lead={lead}>
      {facts.length > 0 && (
        <dl className="grid gap-x-8 gap-y-4 border-t-2 border-ink pt-4 sm:grid-cols-3">
          {facts.map(({ term, value }) => (
            <div key={term} className="min-w-0">
              <dt className="font-display">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {brand.offices.length > 0 && (
        <ul aria-label={t('landing.contact.offices')} className="mt-8 grid gap-4 sm:grid-cols-3">
          {brand.offices.map((office) => (
            <OfficeCard key={office.city} office={office} />
          ))}
        </ul>
      )}
    </LandingPart>
  )
}

function OfficeCard({ office: { city, address } }: { office: Office }) {
  const t = useLandingWords()
  return (
    <li className="flex flex-col overflow-hidden rounded border bg-surface-raised">
      <CityPicture city={city} className="block w-full bg-accent-soft" />
      <address className="flex flex-1 flex-col p-4 not-italic">
        <b className="text-lg font-display">{city}</b>
        <span className="flex-1 text-ink-muted">{address}</span>
        <a
          href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`}
          rel="noopener noreferrer"
          className="link inline-flex min-h-11 items-center self-start font-medium"
        >
          <Rich
            text={t('landing.contact.directions', { city })}
            parts={{ unseen: (words) => <span className="sr-only">{words}</span> }}
          />
        </a>
      </address>
    </li>
  )
}

function useListed(names: string[]): string {
  const language = usePageTranslations()?.language ?? 'en'
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names)
}
