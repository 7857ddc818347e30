import { usePage } from '@inertiajs/react'
import { KeyRound } from 'lucide-react'
import { urlFor } from '~/client'
import { buttonClass } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { FacebookMark, GoogleMark } from './provider_marks'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'
import { useSignInWords } from '#identity/sessions/components/sign_in_words'

// A type alias, because page props accept no interface.
export type OtherSignInsProps = {
  providers: { provider: string; name: string }[]
  problem: string | null
  isFailure: boolean
}

const MARKS: Record<string, typeof GoogleMark> = { google: GoogleMark, facebook: FacebookMark }

export function SignInProblem({ problem, isFailure }: OtherSignInsProps) {
  const translate = useSentenceTranslation()
  if (!problem) return null
  return (
    <Notice tone={isFailure ? 'danger' : 'info'} className="mb-5">
      {translate(problem)}
    </Notice>
  )
}

/** Plain links, which work before the script has loaded. */
export function OtherSignIns({ providers, signUp }: OtherSignInsProps & { signUp: boolean }) {
  const referral = useReferral()
  const t = useSignInWords()
  if (providers.length === 0) return null
  const path = signUp ? 'signup' : 'signin'
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('sign_in.others')}
      </p>
      {providers.map(({ provider, name }) => {
        const Mark = MARKS[provider] ?? KeyRound
        return (
          <a
            key={provider}
            href={urlFor('identity.oauth.redirect', { provider }, { qs: { path, ...referral } })}
            className={buttonClass({ variant: 'secondary', size: 'lg', full: true })}
          >
            <Mark aria-hidden="true" className="size-5 shrink-0" />
            {name}
          </a>
        )
      })}
    </div>
  )
}

function useReferral(): { ref?: string } {
  const [, search] = usePage().url.split('?')
  const ref = new URLSearchParams(search).get('ref')
  return ref && /^\d{1,15}$/.test(ref) ? { ref } : {}
}
