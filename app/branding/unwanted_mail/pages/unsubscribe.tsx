import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { urlFor } from '~/client'
import { send } from '~/api/send'
import { tell } from '~/api/tell'
import { Button } from '~/ui/button'

const STILL = 'You may still get an SMS, and the tracking page of each parcel stays open to you.'

type Mail = { token: string; businessName: string; isWanted: boolean }

/** Where the link below a notice leads: what it means to want none, and the way back. */
export default function Unsubscribe({ mail }: { mail: Mail | null }) {
  return (
    <section className="mx-auto w-full max-w-md py-4 sm:py-10">
      <Head title="E-mails about your parcels" />
      <div className="grid gap-4 rounded border bg-surface-raised p-5 sm:p-8">
        {mail ? <Choice {...mail} /> : <Nothing />}
      </div>
    </section>
  )
}

function Choice({ token, businessName, isWanted: given }: Mail) {
  const [isWanted, setIsWanted] = useState(given)
  const [busy, setBusy] = useState(false)

  async function choose(wanted: boolean) {
    setBusy(true)
    const outcome = wanted
      ? await send('api.branding.unwanted_mails.destroy', { params: { token } })
      : await send('api.branding.unwanted_mails.store', { params: { token } })
    setBusy(false)
    tell(outcome)
    if (outcome.ok) setIsWanted(wanted)
  }

  return isWanted ? (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">Stop these e-mails?</h1>
      <p>{`${businessName} will send you no more e-mails about your parcels. ${STILL}`}</p>
      <Button size="lg" full busy={busy} onClick={() => void choose(false)}>
        Stop the e-mails
      </Button>
      <noscript>
        <form method="post" action={urlFor('branding.one_click', { token })}>
          <button type="submit" className="underline">
            The button does nothing? Stop the e-mails here.
          </button>
        </form>
      </noscript>
    </>
  ) : (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">The e-mails have stopped</h1>
      <p>{`${businessName} sends you no more e-mails about your parcels. ${STILL}`}</p>
      <Button variant="secondary" size="lg" full busy={busy} onClick={() => void choose(true)}>
        Send them again
      </Button>
    </>
  )
}

function Nothing() {
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">This link is not complete</h1>
      <p>Please open it from the e-mail once more, and make sure that all of it was copied.</p>
    </>
  )
}
