import { test } from '@japa/runner'
import { joinParts, normalizeHeader } from '#shared/sheets/columns'
import { detectAddressColumns } from '#shipping/addresses/sheet/detect_address_columns'
import { detectColumns } from '#shipping/batches/sheet/detect_columns'

/** Fewer headings than real exports have: people remove columns before they upload a sheet. */
const SHEETS = {
  'Shopify':
    'Name,Email,Currency,Lineitem quantity,Lineitem name,Lineitem price,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Phone,Shipping Method',
  'WooCommerce (Advanced Order Export)':
    'Order Number,First Name (Shipping),Last Name (Shipping),Address 1&2 (Shipping),City (Shipping),State Code (Shipping),Postcode (Shipping),Country Code (Shipping),Email (Billing),Phone (Billing),Item #,Item Name,Quantity (- Refund),Item Cost',
  'eBay':
    'Sales Record Number,Order Number,Buyer Username,Buyer Name,Buyer Email,Ship To Name,Ship To Phone,Ship To Address 1,Ship To Address 2,Ship To City,Ship To State,Ship To Zip,Ship To Country,Item Number,Item Title,Quantity,Sold For',
  'Etsy':
    'Sale Date,Order ID,Full Name,First Name,Last Name,Number of Items,Street 1,Street 2,Ship City,Ship State,Ship Zipcode,Ship Country,Currency,Order Value',
  'Amazon':
    'order-id,order-item-id,buyer-email,buyer-name,buyer-phone-number,sku,product-name,quantity-purchased,item-price,recipient-name,ship-address-1,ship-address-2,ship-address-3,ship-city,ship-state,ship-postal-code,ship-country,ship-phone-number',
}

test.group('Headings of shop exports', () => {
  for (const [name, headings] of Object.entries(SHEETS)) {
    const sheet = { headers: headings.split(','), rows: [] }

    test(`identify ${name} for parcels and for addresses`, ({ assert }) => {
      const parcels = detectColumns(sheet)
      const addresses = detectAddressColumns(sheet, new Map())
      assert.equal(parcels.shop?.name, name)
      assert.equal(addresses.shop?.name, name)
      const headerOf = (columns: { header: string; field: string | null }[], field: string) =>
        columns.find((column) => column.field === field)?.header
      for (const field of ['fullname', 'firstName', 'lastName', 'address', 'city', 'country']) {
        assert.equal(headerOf(addresses.columns, field), headerOf(parcels.columns, field))
      }
      assert.match(headerOf(parcels.columns, 'reference')!, /^(Name|order[- ](number|id))$/i)
      const { columns } = parcels
      assert.match(
        `${headerOf(columns, 'fullname') ?? headerOf(columns, 'firstName')}`,
        /shipping|ship to|full|recipient/i
      )
      assert.isUndefined(headerOf(columns, 'courier'))
      assert.notMatch(`${headerOf(columns, 'description')}`, /#|number|sku/i)
    })
  }

  test('are compared without units and accents, but with "billing"', ({ assert }) => {
    assert.equal(normalizeHeader('City (Billing)'), 'city billing')
    assert.equal(normalizeHeader('Weight (kg)'), 'weight')
    assert.equal(normalizeHeader('Item #'), 'item number')
    assert.equal(normalizeHeader('Prénom'), 'prenom')
  })

  test('join the parts of a name or an address without repetition', ({ assert }) => {
    const joined = (texts: Record<string, string>) => joinParts(texts)
    assert.deepEqual(joined({ firstName: 'Ada', lastName: 'Obi' }), { fullname: 'Ada Obi' })
    assert.deepEqual(joined({ fullname: 'Obi', firstName: 'Ada' }), { fullname: 'Ada Obi' })
    assert.deepEqual(joined({ fullname: 'Ada Obi', firstName: 'Ada' }), { fullname: 'Ada Obi' })
    assert.deepEqual(
      joined({ address: '500 Howard Street, Apt 4B', address2: 'Apt 4B', address3: 'Floor 2' }),
      { address: '500 Howard Street, Apt 4B, Floor 2' }
    )
  })
})
