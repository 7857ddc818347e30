import vine from '@vinejs/vine'
import {
  checkedNumberField,
  checkedTextField,
  optionalText,
  wholeNumberField,
} from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import {
  checkPrice,
  checkProductDescription,
  checkProductName,
  checkShopUrl,
  parseCurrencyCode,
} from '#branding/products/rules/product_rules'
import { UPLOAD_NAME_PATTERN, versionRule } from '#branding/brand_field_rules'

const isKnownCurrency = vine.createRule((value: unknown, _, field) => {
  if (!parseCurrencyCode(value))
    field.report('"{{ field }}" is not one of the choices', 'enum', field)
})

const categoryId = () => wholeNumberField().range([1, Number.MAX_SAFE_INTEGER])

const product = {
  name: checkedTextField(checkProductName),
  description: optionalText(checkProductDescription),
  // The specification has two names for the category; a client must send one of them.
  productCategoryGroup: categoryId().optional(),
  productCategoryGroupId: categoryId().optional().requiredIfMissing('productCategoryGroup'),
  /** A code, or an entry of the list of currencies. */
  currency: vine.any().use(isKnownCurrency()),
  price: checkedNumberField(checkPrice),
  /** Null counts as absent. */
  shopURL: optionalText(checkShopUrl),
  cacheFileName: vine.string().regex(UPLOAD_NAME_PATTERN).nullable().optional(),
}

export const productValidator = vine.create(product)

export const productUpdateValidator = vine.create({
  ...product,
  version: versionRule(),
})

const messages = new FieldMessages(
  {
    required: '"{{ field }}" should not be empty',
    string: '"{{ field }}" must be text',
    number: '"{{ field }}" must be a number',
    range: '"{{ field }}" is not one of the choices',
    withoutDecimals: '"{{ field }}" is not one of the choices',
    regex: '"{{ field }}" is invalid',
  },
  {
    name: 'Product Name',
    description: 'Description',
    productCategoryGroup: 'Product Category',
    productCategoryGroupId: 'Product Category',
    currency: 'Currency',
    price: 'Price',
    shopURL: 'Shop Link',
  }
)

for (const validator of [productValidator, productUpdateValidator]) {
  validator.messagesProvider = messages
}

export type ProductInput = Awaited<ReturnType<typeof productValidator.validate>>
