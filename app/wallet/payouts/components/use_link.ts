import { useState } from 'react'
import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { withoutNumber } from '~/hooks/api_outcome'
import { type FieldErrors, useCommand } from '~/hooks/use_command'

export interface NamedAccount {
  bankCode: string
  bankName: string
  accountNumber: string
  accountName: string
}

export type LinkStep = 'account' | 'name' | 'code'

/** From a number to a linked account: whose is it, is that right, and the code. */
export function useLink() {
  const [step, setStep] = useState<LinkStep>('account')
  const [bankCode, setBankCode] = useState<string | null>(null)
  const [accountNumber, setAccountNumber] = useState('')
  const [named, setNamed] = useState<NamedAccount | null>(null)
  const [reference, setReference] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const { busy, send } = useCommand<{ message: string; data: NamedAccount & { ref: string } }>()

  function refuse(message: string, fields: FieldErrors = {}) {
    setErrors(fields)
    const isShown = Object.keys(fields).length > 0
    setRefusal(isShown ? null : withoutNumber(message))
    return null
  }

  async function ask(method: string, url: string, body?: object) {
    setRefusal(null)
    const outcome = await send(method, url, body)
    return outcome.ok ? outcome.body : refuse(outcome.message, outcome.fields)
  }

  async function find() {
    const wrong: FieldErrors = {}
    if (!bankCode) wrong.bankCode = '"Bank" should not be empty'
    if (!/^\d{10}$/.test(accountNumber)) {
      wrong.accountNumber = '"Account Number" must have 10 digits'
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || !bankCode) return
    const qs = { bankCode, accountNumber }
    const found = await ask('GET', urlFor('api.wallet.name_enquiries.show', {}, { qs }))
    if (!found) return
    setNamed(found.data)
    setStep('name')
  }

  async function add() {
    const url = urlFor('api.wallet.payout_accounts.store', {})
    const added = await ask('POST', url, { bankCode, accountNumber })
    if (!added) return
    const { ref } = added.data
    const sent = await ask('GET', urlFor('api.wallet.codes.show', {}, { qs: { ref } }))
    if (!sent) return
    setReference(ref)
    setStep('code')
  }

  function restart() {
    setStep('account')
    setRefusal(null)
    setErrors({})
  }

  function done() {
    restart()
    setBankCode(null)
    setAccountNumber('')
    router.reload()
  }

  return {
    ...{ step, bankCode, accountNumber, named, reference, errors, refusal, busy },
    ...{ find, add, restart, done },
    setBankCode: (code: string | null) => {
      setBankCode(code)
      setErrors({})
    },
    setAccountNumber: (text: string) => {
      setAccountNumber(text.replace(/\s/g, ''))
      setErrors({})
    },
  }
}

export type LinkForm = ReturnType<typeof useLink>
