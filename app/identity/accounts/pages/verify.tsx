import { useEffect, useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { pageUrls } from '~/page_urls'
import { callApi } from '~/api/call_api'
import { urlFor } from '~/client'
import { SecondFactorPrompt } from '~/components/second_factor/second_factor_prompt'
import { type ApiRefusal, stripListNumber } from '~/api/api_outcome'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { Spinner } from '~/ui/spinner'
import { toast } from '~/ui/toaster'
import { AuthCard } from '../components/auth_card'
import { RefusalNotice } from '../components/refusal_notice'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { useSignUpWords } from '#identity/oauth/components/sign_up_words'
import { useAccountWords } from '../components/account_words'

interface VerifyProps {
  token: string
  goTo: string | null
  words: PageTranslations
}

/** Verifies by script and not on the visit itself, because mail programs prefetch links. */
export default function Verify({ token, goTo }: VerifyProps) {
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null)
  const hasSent = useRef(false)
  const t = useSignUpWords()
  const account = useAccountWords()

  async function verify() {
    setRefusal(null)
    const outcome = await callApi('api.identity.verifications.show', { query: { token } })
    if (!outcome.ok) return setRefusal(outcome)
    toast.success(outcome.body.message)
    router.visit(goTo ?? pageUrls.firstHome, { replace: true })
  }

  useEffect(() => {
    if (hasSent.current) return
    hasSent.current = true
    void verify()
  })

  return (
    <AuthCard title={t('joining.verify.title')}>
      <SecondFactorPrompt />
      {refusal ? (
        <Failure refusal={refusal} onRetry={verify} />
      ) : (
        <p role="status" className="flex items-center gap-3">
          <Spinner size="sm" label="" />
          {t('joining.verify.wait')}
        </p>
      )}
      <noscript>
        <p className="mt-4">{account('account.script.reload')}</p>
      </noscript>
    </AuthCard>
  )
}

/** An invalid link stays invalid; other failures may be retried. */
function Failure({ refusal, onRetry }: { refusal: ApiRefusal; onRetry: () => void }) {
  const t = useSignUpWords()
  const account = useAccountWords()
  if (refusal.code === 'E_ALREADY_VERIFIED') return <AlreadyConfirmed {...refusal} />
  const final = refusal.code === 'E_INVALID_TOKEN'
  return (
    <div className="grid gap-5">
      {final ? (
        <Notice tone="danger">{t('joining.verify.failed')}</Notice>
      ) : (
        <RefusalNotice refusal={refusal} />
      )}
      {!final && <Button onClick={onRetry}>{account('account.tryAgain')}</Button>}
      <Button as={Link} href={urlFor('shared.landing', {})} variant="secondary">
        {account('account.home')}
      </Button>
    </div>
  )
}

/** A used link opens no second session. Signed-in users are forwarded automatically. */
function AlreadyConfirmed({ message }: ApiRefusal) {
  const translate = useSentenceTranslation()
  const t = useAccountWords()
  return (
    <div className="grid gap-5">
      <Notice tone="success">{translate(stripListNumber(message))}</Notice>
      <Button as={Link} href={urlFor('identity.sign_in', {})}>
        {t('account.signIn')}
      </Button>
    </div>
  )
}
