import { useState } from 'react'
import type { ApiOutcome } from '~/api/api_outcome'
import { showOutcome } from '~/api/show_outcome'
import { Button } from '~/ui/button'

interface UnsubscribeTexts {
  title: string
  text: string
  stop: string
  noScript: string
  stoppedTitle: string
  stoppedText: string
  again: string
}

interface UnsubscribePanelProps {
  isWanted: boolean
  texts: UnsubscribeTexts
  /** Target of the form in browsers without scripts. */
  formAction: string
  choose: (wanted: boolean) => Promise<ApiOutcome<{ message: string }>>
}

export function UnsubscribePanel({
  isWanted: given,
  texts,
  formAction,
  choose,
}: UnsubscribePanelProps) {
  const [isWanted, setIsWanted] = useState(given)
  const [busy, setBusy] = useState(false)

  async function change(wanted: boolean) {
    setBusy(true)
    const outcome = await choose(wanted)
    setBusy(false)
    showOutcome(outcome)
    if (outcome.ok) setIsWanted(wanted)
  }

  return isWanted ? (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">{texts.title}</h1>
      <p>{texts.text}</p>
      <Button size="lg" full busy={busy} onClick={() => void change(false)}>
        {texts.stop}
      </Button>
      <noscript>
        <form method="post" action={formAction}>
          <button type="submit" className="underline">
            {texts.noScript}
          </button>
        </form>
      </noscript>
    </>
  ) : (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">{texts.stoppedTitle}</h1>
      <p>{texts.stoppedText}</p>
      <Button variant="secondary" size="lg" full busy={busy} onClick={() => void change(true)}>
        {texts.again}
      </Button>
    </>
  )
}
