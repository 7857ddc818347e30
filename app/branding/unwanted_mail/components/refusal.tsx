import { useState } from 'react'
import type { Outcome } from '~/hooks/api_outcome'
import { tell } from '~/api/tell'
import { Button } from '~/ui/button'

/** What is said while messages come, and once they have stopped. */
interface RefusalWords {
  title: string
  text: string
  stop: string
  noScript: string
  stoppedTitle: string
  stoppedText: string
  again: string
}

interface RefusalProps {
  isWanted: boolean
  words: RefusalWords
  /** Where a browser without scripts says it. */
  formAction: string
  choose: (wanted: boolean) => Promise<Outcome<{ message: string }>>
}

/** What it means to want no more messages, and the way back. */
export function Refusal({ isWanted: given, words, formAction, choose }: RefusalProps) {
  const [isWanted, setIsWanted] = useState(given)
  const [busy, setBusy] = useState(false)

  async function change(wanted: boolean) {
    setBusy(true)
    const outcome = await choose(wanted)
    setBusy(false)
    tell(outcome)
    if (outcome.ok) setIsWanted(wanted)
  }

  return isWanted ? (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
      <p>{words.text}</p>
      <Button size="lg" full busy={busy} onClick={() => void change(false)}>
        {words.stop}
      </Button>
      <noscript>
        <form method="post" action={formAction}>
          <button type="submit" className="underline">
            {words.noScript}
          </button>
        </form>
      </noscript>
    </>
  ) : (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">{words.stoppedTitle}</h1>
      <p>{words.stoppedText}</p>
      <Button variant="secondary" size="lg" full busy={busy} onClick={() => void change(true)}>
        {words.again}
      </Button>
    </>
  )
}
