import type { CSSProperties } from 'react'
import { useInBrowser } from '~/hooks/use_in_browser'
import {
  fillPlaceholders,
  type TemplateTexts,
} from '#branding/notifications/rules/message_templates'
import { brandVariables } from '#branding/tracking_page/rules/brand_style'
import type { Colours } from '#branding/tracking_page/rules/colours'
import { NOT_CHARGED } from '#branding/notifications/rules/channels'
import { measureSms } from '#branding/notifications/rules/sms_parts'

type MessagePreviewProps = {
  texts: TemplateTexts
  businessName: string
  exampleLink: string
  exampleStop: string
  colours: Colours
}

export function MessagePreview(props: MessagePreviewProps) {
  const { texts, businessName, exampleLink, exampleStop, colours } = props
  const values = {
    receiver: 'Grace Miller',
    business: businessName,
    trackingNumber: '123456789012',
    deliveryDay: 'Thu, 26 Nov 2026',
    link: exampleLink,
    stop: exampleStop,
  }
  const sms = fillPlaceholders(texts.sms, values)
  // Our CSP blocks inline styles in the HTML, but not those that scripts set.
  const style = useInBrowser() ? brandVariables(colours) : undefined
  return (
    <div className="grid gap-4 text-sm">
      <section
        aria-label="Preview of the e-mail"
        className="overflow-hidden rounded border"
        style={style as CSSProperties}
      >
        <p className="brand-header px-4 py-3 text-base font-semibold">{businessName}</p>
        <div className="grid gap-3 bg-surface-raised p-4">
          <p className="font-semibold wrap-anywhere">{fillPlaceholders(texts.subject, values)}</p>
          {fillPlaceholders(texts.body, values)
            .split(/\n\s*\n/)
            .map((paragraph, index) => (
              <p key={index} className="whitespace-pre-line wrap-anywhere">
                {paragraph}
              </p>
            ))}
          <p className="brand-header justify-self-start rounded px-4 py-2 font-semibold">
            Follow your order
          </p>
        </div>
      </section>
      <section aria-label="Preview of the SMS" className="rounded border bg-surface-sunken p-4">
        <p className="wrap-anywhere">{sms}</p>
        <SmsLength text={sms} />
      </section>
    </div>
  )
}

function SmsLength({ text }: { text: string }) {
  const { parts, length, perPart: fits, unusual } = measureSms(text)
  const count = parts === 1 ? '1 part' : `${parts} parts`
  return (
    <p className="mt-2 text-ink-muted">
      {length} characters: {count}. {NOT_CHARGED}
      {unusual.length > 0 && ` ${unusualCharactersText(unusual)} ${fits} a part.`}
    </p>
  )
}

function unusualCharactersText(unusual: string[]): string {
  const shown = unusual.slice(0, 3).map((character) => `“${character}”`)
  const verb = unusual.length === 1 ? 'makes' : 'make'
  return `${shown.join(', ')}${unusual.length > 3 ? ' and others' : ''} ${verb} it`
}
