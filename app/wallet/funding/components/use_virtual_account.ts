import { useCallback, useEffect, useState } from 'react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { askApi } from '~/hooks/use_command'

export type VirtualAccount = Data.Wallet.Funding.VirtualAccount

type Answer = { data: VirtualAccount | null; message?: string }

/** The account that credits this wallet, or a sentence why there is none yet. */
export function useVirtualAccount(isWanted: boolean) {
  const [account, setAccount] = useState<VirtualAccount | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [busy, setBusy] = useState(isWanted)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    if (!isWanted) return
    let wanted = true
    const url = urlFor('api.wallet.virtual_account.show', {}, { qs: { hideError: 'true' } })
    askApi<Answer>('GET', url).then((outcome) => {
      if (!wanted) return
      setBusy(false)
      setAccount(outcome.ok ? outcome.body.data : null)
      setMessage(outcome.ok ? (outcome.body.message ?? null) : outcome.message)
    })
    return () => {
      wanted = false
    }
  }, [isWanted, turn])

  const again = useCallback(() => {
    setBusy(true)
    setTurn((count) => count + 1)
  }, [])

  return { account, message, busy, again }
}
