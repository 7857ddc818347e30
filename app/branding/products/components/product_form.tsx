import { ImagePlus } from 'lucide-react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import type { Option } from '~/ui/option'
import { Select } from '~/ui/select'
import { TextInput } from '~/ui/text_input'
import { Textarea } from '~/ui/textarea'
import { CURRENCIES } from '#branding/products/rules/product_rules'
import { ImagePicker } from '#branding/images/components/image_picker'
import type { Product } from './types'
import { useProductForm } from './use_product_form'

interface ProductFormProps {
  /** Null for a new one. */
  product: Product | null
  categories: Option<number>[]
  /** Absent where there is nothing to go back to. */
  onCancel?: () => void
  onSaved: () => void
}

export function ProductForm({ product, categories, onCancel, onSaved }: ProductFormProps) {
  const { form, values, errors, change, image, busy, submit } = useProductForm(product, onSaved)
  return (
    <Card title={product ? `Edit ${product.name}` : 'New Product'}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="grid items-start gap-5 sm:grid-cols-2"
      >
        <div className="sm:col-span-2">
          <ImagePicker
            label="Product Image"
            hint="A GIF, JPEG or PNG of at most 2 MB."
            upload={image}
            required
            placeholder={<ImagePlus aria-hidden="true" className="size-8 stroke-[1.5]" />}
          />
        </div>
        <Field label="Product Name" error={errors.name} required>
          <TextInput
            name="name"
            autoComplete="off"
            value={values.name}
            onChange={(text) => change('name', text)}
          />
        </Field>
        <Field label="Product Category" error={errors.productCategoryGroupId} required>
          <Select<number>
            options={categories}
            value={values.productCategoryGroupId}
            onChange={(id) => change('productCategoryGroupId', id)}
            placeholder="Choose a category"
          />
        </Field>
        <Field label="Currency" error={errors.currency} required>
          <Select<string>
            options={CURRENCIES}
            value={values.currency}
            onChange={(code) => change('currency', code)}
          />
        </Field>
        <Field label="Price" error={errors.price} required>
          <NumberInput
            name="price"
            value={values.price}
            onChange={(text) => change('price', text)}
          />
        </Field>
        <Field label="Description" error={errors.description} optional className="sm:col-span-2">
          <Textarea
            name="description"
            rows={2}
            value={values.description}
            onChange={(text) => change('description', text)}
          />
        </Field>
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button type="submit" busy={busy} busyLabel="Saving..." disabled={image.busy}>
            {product ? 'Update Product' : 'Save Product'}
          </Button>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel} disabled={busy}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
