import { Button } from '~/ui/button'
import { StaleNotice } from '#branding/business/components/stale_notice'
import type { Choice } from './types'
import type { Setup } from './use_setup'

interface SaveBarProps {
  setup: Setup
  choice: Choice
  label: string
  busy: boolean
  disabled?: boolean
}

const WHAT: Record<Choice, string> = {
  theme: 'the theme',
  preferences: 'the preferences',
  products: 'the product selection',
}

/** Saves one choice, or says that somebody else was quicker. */
export function SaveBar({ setup, choice, label, busy, disabled }: SaveBarProps) {
  return (
    <>
      {setup.stale === choice && (
        <StaleNotice what={WHAT[choice]} onReload={() => setup.reload(choice)} />
      )}
      <Button type="submit" busy={busy} disabled={disabled} className="justify-self-start">
        {label}
      </Button>
    </>
  )
}
