import { router } from '@inertiajs/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'

/** Needs no confirmation: test money costs nothing. */
export function TopUpButton() {
  const { busy, send } = useApiCall()

  async function topUp() {
    if (showOutcome(await send('api.wallet.test_money.store', {}))) router.reload()
  }

  return (
    <Button busy={busy} onClick={topUp}>
      Top Up Test Money
    </Button>
  )
}
