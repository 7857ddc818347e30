import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import { useHydrated } from './use_hydrated'

interface SubmitButtonProps {
  busy: boolean
  busyLabel: string
  children: ReactNode
}

export function SubmitButton({ busy, busyLabel, children }: SubmitButtonProps) {
  const ready = useHydrated()
  return (
    <Button type="submit" size="lg" full disabled={!ready} busy={busy} busyLabel={busyLabel}>
      {children}
    </Button>
  )
}
