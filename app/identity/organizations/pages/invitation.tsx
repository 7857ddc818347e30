import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { useSignOut } from '~/components/shell/use_sign_out'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { AuthCard } from '#identity/accounts/components/auth_card'
import { useAcceptInvitation } from '~/components/use_accept_invitation'
import { Rich } from '#shared/languages/components/rich'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { useAccountWords } from '#identity/accounts/components/account_words'
import { useInvitationWords } from '../components/invitation_words'

type ReceivedInvitation = Data.Identity.Organizations.Invitation.Variants['forInvitee']

type InvitationPageProps = { invitation: ReceivedInvitation | null; words: PageTranslations }

export default function InvitationPage({ invitation }: InvitationPageProps) {
  return invitation ? <Received invitation={invitation} /> : <Nothing />
}

function Received({ invitation }: { invitation: ReceivedInvitation }) {
  const t = useInvitationWords()
  const { organizationName: organization, invitedBy, role, email, expiresDay } = invitation
  return (
    <AuthCard
      title={t('invitation.title', { organization })}
      text={t('invitation.text', { inviter: invitedBy, organization, role })}
    >
      <p>
        <Rich
          text={t('invitation.validity', { email, day: expiresDay })}
          parts={{ email: (words) => <strong className="break-all">{words}</strong> }}
        />
      </p>
      <NextStep invitation={invitation} />
    </AuthCard>
  )
}

function NextStep({ invitation }: { invitation: ReceivedInvitation }) {
  const { caller } = usePage().props
  if (!caller) return <SignInLinks email={invitation.email} />
  if (caller.email === invitation.email) return <Join invitation={invitation} />
  return <SomebodyElse email={caller.email} />
}

function Join({ invitation }: { invitation: ReceivedInvitation }) {
  const { busy, join } = useAcceptInvitation()
  const t = useInvitationWords()
  return (
    <Button
      size="lg"
      full
      className="mt-6"
      busy={busy}
      busyLabel={t('invitation.wait')}
      onClick={() => join(invitation.id)}
    >
      {t('invitation.title', { organization: invitation.organizationName })}
    </Button>
  )
}

function SignInLinks({ email }: { email: string }) {
  const t = useInvitationWords()
  const account = useAccountWords()
  return (
    <div className="mt-6 grid gap-3">
      <Button as={Link} href={urlFor('identity.sign_in', {})} size="lg" full>
        {account('account.signIn')}
      </Button>
      <Button as={Link} href={urlFor('identity.register', {})} variant="secondary" size="lg" full>
        {account('account.signUp')}
      </Button>
      <p className="text-sm text-ink-muted">{t('invitation.noAccount', { email })}</p>
    </div>
  )
}

function SomebodyElse({ email }: { email: string }) {
  const { busy, signOut } = useSignOut()
  const t = useInvitationWords()
  const account = useAccountWords()
  return (
    <div className="mt-6 grid gap-4">
      <Notice tone="warning">{t('invitation.other', { email })}</Notice>
      <Button variant="secondary" size="lg" full busy={busy} onClick={signOut}>
        {account('account.signOut')}
      </Button>
    </div>
  )
}

function Nothing() {
  const t = useInvitationWords()
  const account = useAccountWords()
  return (
    <AuthCard title={t('invitation.gone.title')}>
      <p>{t('invitation.gone.text')}</p>
      <Button
        as={Link}
        href={urlFor('shared.landing', {})}
        variant="secondary"
        size="lg"
        full
        className="mt-6"
      >
        {account('account.home')}
      </Button>
    </AuthCard>
  )
}
