import { useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { focusFirstError } from '~/hooks/focus_first_error'
import { type FieldErrors, useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toaster'
import { toNumber, typedNumber } from '#shared/http/rules/field_checks'
import {
  checkPrice,
  checkProductCategory,
  checkProductDescription,
  checkProductName,
  DEFAULT_CURRENCY,
  IMAGE_NEEDED,
} from '#branding/products/rules/product_rules'
import { useImageUpload } from '#branding/images/components/use_image_upload'
import type { Product } from './types'

export interface ProductValues {
  name: string
  description: string
  productCategoryGroupId: number | null
  currency: string
  price: string
}

const CHECKS: Record<keyof ProductValues, (value: unknown) => string | null> = {
  name: checkProductName,
  description: checkProductDescription,
  productCategoryGroupId: checkProductCategory,
  currency: () => null,
  price: (text) => checkPrice(text === '' ? '' : toNumber(String(text))),
}

/** A product as it is typed, checked and sent. */
export function useProductForm(product: Product | null, onSaved: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<ProductValues>({
    name: product?.name ?? '',
    description: product?.description ?? '',
    productCategoryGroupId: product?.productCategoryGroupId ?? null,
    currency: product?.currency.value ?? DEFAULT_CURRENCY,
    price: product ? String(product.price) : '',
  })
  const [errors, setErrors] = useState<FieldErrors>({})
  const { busy, send } = useCommand<{ message: string }>()
  const image = useImageUpload(product?.imageURL ?? null, (cacheFileName) => ({
    method: product ? 'PUT' : 'POST',
    url: urlFor(`api.branding.product_images.${product ? 'update' : 'store'}`, { cacheFileName }),
  }))

  function change<K extends keyof ProductValues>(name: K, value: ProductValues[K]) {
    setValues({ ...values, [name]: value })
    setErrors({ ...errors, [name]: CHECKS[name](value) ?? '' })
  }

  function check(): boolean {
    const names = Object.keys(CHECKS) as (keyof ProductValues)[]
    const wrong = names.flatMap((name) => {
      const problem = CHECKS[name](values[name])
      return problem ? [[name, problem]] : []
    })
    setErrors(Object.fromEntries(wrong))
    if (!image.preview) refuseImage()
    if (wrong.length === 0 && image.preview) return true
    focusFirstError(form.current)
    return false
  }

  function refuseImage() {
    image.refuse(IMAGE_NEEDED)
    toast.error(IMAGE_NEEDED)
  }

  async function submit() {
    if (!check()) return
    const price = typedNumber(values.price)
    const body = { ...values, price, cacheFileName: image.cacheFileName, version: product?.version }
    const outcome = product
      ? await send('PUT', urlFor('api.branding.products.update', { id: product.id }), body)
      : await send('POST', urlFor('api.branding.products.store', {}), body)
    if (outcome.ok) {
      toast.success(outcome.body.message)
      return router.reload({ only: ['products'], onFinish: onSaved })
    }
    const { cacheFileName, ...fields } = outcome.fields
    if (cacheFileName) return refuseImage()
    setErrors(fields)
    focusFirstError(form.current)
    if (Object.keys(fields).length === 0) toast.error(outcome.message)
  }

  return { form, values, errors, change, image, busy, submit }
}
