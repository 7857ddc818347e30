import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { toast } from '~/ui/toast'
import { parseTypedNumber } from '#shared/http/rules/field_checks'
import { MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import { giftCodeChecks } from '#shipping/billing/rules/gift_code_rules'
import type { GiftCodeData } from './gift_code_types'

const EMPTY = {
  code: '',
  description: '',
  kind: 'percent' as GiftCodeData['kind'],
  value: '',
  minimumAmount: '',
  expiresOn: '',
  totalLimit: '',
  customerLimit: '',
}

type GiftCodeFormValues = typeof EMPTY

const { percentage, amount, ...checks } = giftCodeChecks

export function useGiftCodeForm(giftCode: GiftCodeData | null, onSaved: () => void) {
  return useApiForm({
    initial: giftCode ? giftCodeFormValues(giftCode) : EMPTY,
    checks: {
      code: checks.code,
      description: checks.description,
      value: (typed, { kind }) => (kind === 'percent' ? percentage : amount)(typed),
      minimumAmount: checks.minimumAmount,
      totalLimit: checks.totalLimit,
      customerLimit: checks.customerLimit,
    },
    send: (values) =>
      giftCode
        ? callApi('api.shipping.discounts.update', {
            params: { id: giftCode.id },
            body: { ...giftCodeRequestBody(values), version: giftCode.version },
          })
        : callApi('api.shipping.discounts.store', { body: giftCodeRequestBody(values) }),
    done({ message }) {
      toast.success(message)
      onSaved()
    },
  })
}

export type GiftCodeFormState = ReturnType<typeof useGiftCodeForm>

function giftCodeFormValues(code: GiftCodeData): GiftCodeFormValues {
  const text = (value: number | null) => (value === null ? '' : String(value))
  return {
    code: code.code,
    description: code.description ?? '',
    kind: code.kind,
    value: text(code.value),
    minimumAmount: code.minimumAmount > 0 ? text(code.minimumAmount) : '',
    expiresOn: code.expiresOn ?? '',
    totalLimit: text(code.totalLimit),
    customerLimit: text(code.customerLimit),
  }
}

function giftCodeRequestBody(form: GiftCodeFormValues) {
  return {
    ...form,
    value: readNumber(form.value, MONEY_NUMBER),
    description: form.description.trim() || null,
    minimumAmount: parseTypedNumber(form.minimumAmount),
    expiresOn: form.expiresOn || null,
    totalLimit: parseTypedNumber(form.totalLimit),
    customerLimit: parseTypedNumber(form.customerLimit),
  }
}
