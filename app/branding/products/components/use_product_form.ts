import type { FormEvent } from 'react'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { toast } from '~/ui/toaster'
import { MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import {
  checkPrice,
  checkProductCategory,
  checkProductDescription,
  checkProductName,
  checkShopUrl,
  DEFAULT_CURRENCY,
  IMAGE_REQUIRED,
} from '#branding/products/rules/product_rules'
import { useImageUpload } from '#branding/images/components/use_image_upload'
import type { ProductData } from './product_types'

const CHECKS = {
  name: checkProductName,
  description: checkProductDescription,
  productCategoryGroupId: checkProductCategory,
  shopURL: checkShopUrl,
  price: checkPrice,
}

export function useProductForm(product: ProductData | null, onSaved: () => void) {
  const image = useImageUpload(product?.imageURL ?? null, (cacheFileName, file) =>
    callApi(product ? 'api.branding.product_images.update' : 'api.branding.product_images.store', {
      params: { cacheFileName },
      body: { file },
    })
  )
  const form = useApiForm({
    initial: {
      name: product?.name ?? '',
      description: product?.description ?? '',
      productCategoryGroupId: product?.productCategoryGroupId ?? null,
      currency: product?.currency.value ?? DEFAULT_CURRENCY,
      price: product ? String(product.price) : '',
      shopURL: product?.shopURL ?? '',
    },
    checks: CHECKS,
    send({ price, ...values }) {
      const { cacheFileName } = image
      const body = { ...values, price: readNumber(price, MONEY_NUMBER), cacheFileName }
      return product
        ? callApi('api.branding.products.update', {
            params: { id: product.id },
            body: { ...body, version: product.version },
          })
        : callApi('api.branding.products.store', { body })
    },
    done({ message }) {
      toast.success(message)
      onSaved()
    },
    refused: ({ fields, message }) => (fields.cacheFileName ? refuseImage() : toast.error(message)),
  })

  function refuseImage() {
    image.refuse(IMAGE_REQUIRED)
    toast.error(IMAGE_REQUIRED)
  }

  async function submit(event: FormEvent) {
    if (image.preview) return form.submit(event)
    event.preventDefault()
    refuseImage()
    // If only the picture is wrong, focus it.
    if (form.checked()) form.show({})
  }

  return { ...form, image, submit }
}
