import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { toast } from '~/ui/toast'

interface CheckNowButtonProps {
  check: Data.Admin.Health.Health['checks'][number]['check'] | 'couriers'
  /** Names the check for screen readers, if the page has several buttons. */
  name?: string
}

/** Runs a check that otherwise waits for its time, and says what it found. */
export function CheckNowButton({ check, name }: CheckNowButtonProps) {
  const { busy, send } = useApiCall()

  async function run() {
    const outcome = await send('api.admin.check_runs.store', { params: { check } })
    if (!outcome.ok) return toast.error(outcome.message)
    const { isSound, sentence } = outcome.body.data
    if (isSound) toast.success(sentence)
    else toast.error(sentence)
    router.reload()
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      busyLabel="Checking..."
      className="max-sm:min-h-11"
      onClick={() => void run()}
    >
      Check now{name && <span className="sr-only"> {name}</span>}
    </Button>
  )
}
