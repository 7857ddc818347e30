import { pageUrls } from '~/page_urls'
import { Notice } from '~/ui/notice'
import { TextLink } from './text_link'
import { Rich } from '#shared/languages/components/rich'
import { useAccountWords } from './account_words'

/** Shown above a script-only form in a browser without JavaScript. */
export function NoScriptNotice({ to }: { to: 'signIn' | 'signUp' | 'choose' | 'reset' }) {
  const t = useAccountWords()
  return (
    <noscript>
      <Notice tone="warning" className="mb-5">
        <Rich
          text={t('account.script', { what: to })}
          parts={{
            track: (words) => <TextLink href={pageUrls.tracking}>{words}</TextLink>,
            rates: (words) => <TextLink href={pageUrls.rates}>{words}</TextLink>,
          }}
        />
      </Notice>
    </noscript>
  )
}
