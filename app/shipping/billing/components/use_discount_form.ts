import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { toast } from '~/ui/toast'
import { typedNumber } from '#shared/http/rules/field_checks'
import { MONEY, readNumber } from '#shared/numbers/rules/read_number'
import { discountChecks } from '#shipping/billing/rules/gift_code_rules'
import type { Discount } from './discount_types'

/** As typed. */
interface DiscountForm {
  code: string
  description: string
  kind: Discount['kind']
  value: string
  minimumAmount: string
  expiresOn: string
  totalLimit: string
  customerLimit: string
}

const EMPTY: DiscountForm = {
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

/** The form of a new gift code, or of one that is there. */
export function useDiscountForm(about: Discount | null, onSaved: () => void) {
  return useApiForm({
    initial: about ? formOf(about) : EMPTY,
    checks: {
      code: checks.code,
      description: checks.description,
      value: (typed, { kind }) => (kind === 'percent' ? percentage : amount)(typed),
      minimumAmount: checks.minimumAmount,
      totalLimit: checks.totalLimit,
      customerLimit: checks.customerLimit,
    },
    send: (values) =>
      about
        ? send('api.shipping.discounts.update', {
            params: { id: about.id },
            body: { ...bodyOf(values), version: about.version },
          })
        : send('api.shipping.discounts.store', { body: bodyOf(values) }),
    done({ message }) {
      toast.success(message)
      onSaved()
    },
  })
}

export type DiscountFormState = ReturnType<typeof useDiscountForm>

function formOf(code: Discount): DiscountForm {
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

function bodyOf(form: DiscountForm) {
  return {
    ...form,
    value: readNumber(form.value, MONEY),
    description: form.description.trim() || null,
    minimumAmount: typedNumber(form.minimumAmount),
    expiresOn: form.expiresOn || null,
    totalLimit: typedNumber(form.totalLimit),
    customerLimit: typedNumber(form.customerLimit),
  }
}
