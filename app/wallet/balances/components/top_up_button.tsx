import { router } from '@inertiajs/react'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { Button } from '~/ui/button'

/** Test money costs nothing, so one press is enough. */
export function TopUpButton() {
  const { busy, send } = useSend()

  async function topUp() {
    if (tell(await send('api.wallet.test_money.store', {}))) router.reload()
  }

  return (
    <Button busy={busy} onClick={topUp}>
      Top Up Test Money
    </Button>
  )
}
