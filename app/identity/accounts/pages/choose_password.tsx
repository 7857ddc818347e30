import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toaster'
import { AuthCard } from '../components/auth_card'
import { NoScriptNotice } from '../components/no_script_notice'
import {
  checkPasswordsMatch,
  NEW_PASSWORD_CHECKS,
  NEW_PASSWORD_PAIR,
  NewPasswordFields,
  EMPTY_NEW_PASSWORD,
} from '../components/new_password_fields'
import { RefusalNotice } from '../components/refusal_notice'
import { SubmitButton } from '../components/submit_button'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { usePasswordWords } from '../components/password_words'

interface ChoosePasswordProps {
  token: string
  valid: boolean
  words: PageTranslations
}

export default function ChoosePassword({ token, valid }: ChoosePasswordProps) {
  const t = usePasswordWords()
  return (
    <AuthCard
      title={t('password.choose.title')}
      text={valid ? t('password.choose.text') : undefined}
    >
      {valid && <NoScriptNotice to="choose" />}
      {valid ? <ChooseForm token={token} /> : <Expired />}
    </AuthCard>
  )
}

function ChooseForm({ token }: { token: string }) {
  const t = usePasswordWords()
  const form = useApiForm({
    initial: EMPTY_NEW_PASSWORD,
    inBrowser: true,
    together: NEW_PASSWORD_PAIR,
    checks: NEW_PASSWORD_CHECKS,
    send: async (body) =>
      checkPasswordsMatch(body) ??
      (await callApi('api.identity.password_resets.update', { params: { token }, body })),
    done({ message }) {
      toast.success(message)
      router.visit(urlFor('identity.sign_in', {}), { replace: true })
    },
  })

  return (
    <form ref={form.form} method="post" onSubmit={form.submit} className="grid gap-5" noValidate>
      <RefusalNotice refusal={form.refusal} />
      <NewPasswordFields form={form} />
      <SubmitButton busy={form.busy} busyLabel={t('password.choose.wait')}>
        {t('password.choose.submit')}
      </SubmitButton>
    </form>
  )
}

function Expired() {
  const t = usePasswordWords()
  return (
    <div className="grid gap-5">
      <Notice tone="danger">{t('password.choose.expired')}</Notice>
      <Button as={Link} href={urlFor('identity.reset', {})}>
        {t('password.choose.again')}
      </Button>
    </div>
  )
}
