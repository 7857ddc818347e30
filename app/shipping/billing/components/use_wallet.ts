import { useCallback, useEffect, useState } from 'react'
import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'

export function useWallet() {
  const [wallet, setWallet] = useState<Data.Wallet.Balances.Wallet | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let wanted = true
    callApi('api.wallet.show').then((outcome) => {
      if (!wanted) return
      setFailed(!outcome.ok)
      if (outcome.ok) setWallet(outcome.body.data)
    })
    return () => {
      wanted = false
    }
  }, [tries])

  const load = useCallback(() => {
    setFailed(false)
    setTries((count) => count + 1)
  }, [])

  return { wallet, failed, load }
}
