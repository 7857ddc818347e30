import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { toast } from '~/ui/toast'
import { parseTypedNumber } from '#shared/http/rules/field_checks'
import { MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import { discountChecks } from '#shipping/billing/rules/gift_code_rules'
import type { DiscountData } from './discount_types'

interface DiscountFormValues {
  code: string
  description: string
  kind: DiscountData['kind']
  value: string
  minimumAmount: string
  expiresOn: string
  totalLimit: string
  customerLimit: string
}

const EMPTY: DiscountFormValues = {
  code: '',
  description: '',
  kind: 'percent',
  value: '',
  minimumAmount: '',
  expiresOn: '',
  totalLimit: '',
  customerLimit: '',
}

const { percentage, amount, ...checks } = discountChecks

export function useDiscountForm(discount: DiscountData | null, onSaved: () => void) {
  return useApiForm({
    initial: discount ? discountFormValues(discount) : EMPTY,
    checks: {
      code: checks.code,
      description: checks.description,
      value: (typed, { kind }) => (kind === 'percent' ? percentage : amount)(typed),
      minimumAmount: checks.minimumAmount,
      totalLimit: checks.totalLimit,
      customerLimit: checks.customerLimit,
    },
    send: (values) =>
      discount
        ? callApi('api.shipping.discounts.update', {
            params: { id: discount.id },
            body: { ...discountRequestBody(values), version: discount.version },
          })
        : callApi('api.shipping.discounts.store', { body: discountRequestBody(values) }),
    done({ message }) {
      toast.success(message)
      onSaved()
    },
  })
}

export type DiscountFormState = ReturnType<typeof useDiscountForm>

function discountFormValues(code: DiscountData): DiscountFormValues {
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

function discountRequestBody(form: DiscountFormValues) {
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
