import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '~/ui/button'

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

/**
 * Returns false until the script runs. The button waits for it, so that the browser does not submit
 * the form natively. Input typed meanwhile survives, because the fields are uncontrolled.
 */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false
  )
}
