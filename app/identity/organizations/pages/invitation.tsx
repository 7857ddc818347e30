import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { useSignOut } from '~/components/shell/use_sign_out'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { AccountCard } from '#identity/accounts/components/account_card'
import { useJoin } from '~/components/use_join'

type ReceivedInvitation = Data.Identity.Organizations.Invitation.Variants['forInvitee']

export default function InvitationPage({ invitation }: { invitation: ReceivedInvitation | null }) {
  if (!invitation) return <Nothing />
  const { organizationName, invitedBy, role, email, expiresDay } = invitation
  return (
    <AccountCard
      title={`Join ${organizationName}`}
      text={`${invitedBy} invites you to work with the parcels of ${organizationName}, as ${
        role === 'owner' ? 'an owner' : 'a member'
      }.`}
    >
      <p>
        The invitation is for <strong className="break-all">{email}</strong> and good until{' '}
        {expiresDay}.
      </p>
      <NextStep invitation={invitation} />
    </AccountCard>
  )
}

/** Whom the reader is signed in as decides what there is to do. */
function NextStep({ invitation }: { invitation: ReceivedInvitation }) {
  const { caller } = usePage().props
  if (!caller) return <SignInLinks email={invitation.email} />
  if (caller.email === invitation.email) return <Join invitation={invitation} />
  return <SomebodyElse email={caller.email} />
}

function Join({ invitation }: { invitation: ReceivedInvitation }) {
  const { busy, join } = useJoin()
  return (
    <Button
      size="lg"
      full
      className="mt-6"
      busy={busy}
      busyLabel="Joining…"
      onClick={() => join(invitation.id)}
    >
      Join {invitation.organizationName}
    </Button>
  )
}

function SignInLinks({ email }: { email: string }) {
  return (
    <div className="mt-6 grid gap-3">
      <Button as={Link} href={urlFor('identity.sign_in', {})} size="lg" full>
        Sign In
      </Button>
      <Button as={Link} href={urlFor('identity.register', {})} variant="secondary" size="lg" full>
        Sign Up
      </Button>
      <p className="text-sm text-ink-muted">
        If you have no account yet, sign up with {email}. Once you are in, the invitation waits for
        you on your dashboard.
      </p>
    </div>
  )
}

function SomebodyElse({ email }: { email: string }) {
  const { busy, signOut } = useSignOut()
  return (
    <div className="mt-6 grid gap-4">
      <Notice tone="warning">
        You are signed in as {email}. Sign out first, then open the link in your mail again.
      </Notice>
      <Button variant="secondary" size="lg" full busy={busy} onClick={signOut}>
        Sign out
      </Button>
    </div>
  )
}

function Nothing() {
  return (
    <AccountCard title="This invitation is no longer valid">
      <p>
        It has been used, was withdrawn, or is older than 7 days. Ask the owner of the business for
        another one.
      </p>
      <Button
        as={Link}
        href={urlFor('shared.landing', {})}
        variant="secondary"
        size="lg"
        full
        className="mt-6"
      >
        Back to Home Page
      </Button>
    </AccountCard>
  )
}
