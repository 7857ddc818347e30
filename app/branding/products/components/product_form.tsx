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
import type { ProductData } from './product_types'
import { useProductForm } from './use_product_form'

interface ProductFormProps {
  product: ProductData | null
  categories: Option<number>[]
  onCancel?: () => void
  onSaved: () => void
}

export function ProductForm({ product, categories, onCancel, onSaved }: ProductFormProps) {
  const { form, values, set, field, bind, image, busy, submit } = useProductForm(product, onSaved)
  return (
    <Card title={product ? `Edit ${product.name}` : 'New Product'}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="grid items-start gap-5 sm:grid-cols-2"
      >
        <div className="sm:col-span-2">
          <ImagePicker
            label="Product Image"
            hint="GIF, JPEG or PNG, up to 2 MB."
            upload={image}
            required
            placeholder={<ImagePlus aria-hidden="true" className="size-8 stroke-[1.5]" />}
          />
        </div>
        <Field label="Product Name" {...field('name')} required>
          <TextInput autoComplete="off" {...bind('name')} />
        </Field>
        <Field label="Product Category" {...field('productCategoryGroupId')} required>
          <Select<number>
            options={categories}
            value={values.productCategoryGroupId}
            onChange={(id) => set('productCategoryGroupId', id)}
            placeholder="Choose a category"
          />
        </Field>
        <Field label="Currency" {...field('currency')} required>
          <Select<string>
            options={CURRENCIES}
            value={values.currency}
            onChange={(code) => set('currency', code)}
          />
        </Field>
        <Field label="Price" {...field('price')} required>
          <NumberInput {...bind('price')} />
        </Field>
        <Field label="Description" {...field('description')} optional className="sm:col-span-2">
          <Textarea rows={2} {...bind('description')} />
        </Field>
        <Field
          label="Shop Link"
          hint="Where receivers can buy it. The picture on your tracking page will link to it."
          {...field('shopURL')}
          optional
          className="sm:col-span-2"
        >
          <TextInput inputMode="url" autoComplete="off" {...bind('shopURL')} />
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
