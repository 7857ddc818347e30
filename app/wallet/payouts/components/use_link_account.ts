import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { DataOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { useApiCall } from '~/api/use_api_call'

import { ACCOUNT_CHECKS } from './bank_account_fields'

export type LinkStep = 'account' | 'name' | 'code'

/** Links an account in three steps: number, confirmation of the holder's name, code. */
export function useLinkAccount() {
  const [step, setStep] = useState<LinkStep>('account')
  const [named, setNamed] = useState<DataOf<'api.wallet.name_enquiries.show'> | null>(null)
  const [reference, setReference] = useState('')
  const adding = useApiCall()
  const form = useApiForm({
    initial: { bankCode: '', accountNumber: '' },
    lenient: true,
    checks: ACCOUNT_CHECKS,
    send: (query) => callApi('api.wallet.name_enquiries.show', { query }),
    done({ data }) {
      setNamed(data)
      setStep('name')
    },
  })

  async function add() {
    const added = await adding.send('api.wallet.payout_accounts.store', { body: form.values })
    if (!added.ok) return form.refuse(added)
    const { ref } = added.body.data
    const sent = await adding.send('api.wallet.codes.show', { query: { ref } })
    if (!sent.ok) return form.refuse(sent)
    setReference(ref)
    setStep('code')
  }

  function restart() {
    setStep('account')
    form.reset(form.values)
  }

  function done() {
    setStep('account')
    form.reset()
    router.reload()
  }

  return { ...form, busy: form.busy || adding.busy, step, named, reference, add, restart, done }
}

export type LinkForm = ReturnType<typeof useLinkAccount>
