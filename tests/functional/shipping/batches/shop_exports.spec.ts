import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { importSheet } from '#tests/support/developers/addresses'
import { dataOf } from '#tests/support/developers/business'
import { createShop } from '#tests/support/developers/shop'
import {
  type BookedParcel,
  readTestFile,
  createSheetShop,
  createSheetTariff,
} from '#tests/support/developers/sheet_bookings'

/** No export has these fields, so the person chooses them for the whole sheet. */
const DEFAULTS = { category: 'Clothing', weight: '1.2' }

const WHOLE = { packages: 1, grams: 1_200, centimetres: [0, 0, 0] }

const ADAEZE = {
  ...WHOLE,
  fullname: 'Adaeze Okoro',
  phoneNumber: '08030000001',
  email: 'adaeze@example.com',
  address: '12 Allen Avenue, Flat 3',
  place: 'NG | NG_LA | Ikeja | 000000',
  items: [
    ['Ankara dress - M', 1, 25_000_00],
    ['Beaded bag', 2, 7_000_00],
  ],
}

const BOLA = {
  ...WHOLE,
  fullname: 'Bola Adesanya',
  phoneNumber: '+2348030000002',
  email: 'chidi@example.com',
  address: '9 Ring Road behind the market',
  place: 'NG | NG_OY | Ibadan | 200001',
  items: [['Leather sandals', 1, 18_000_00]],
}

const GRACE = {
  ...WHOLE,
  fullname: 'Grace Miller',
  phoneNumber: '+447700900123',
  address: '1 Example Street',
  place: 'GB | GB_LND | London | NW1 6XE',
  items: [['Leather sandals', 1, 29_000_00]],
}

const SAM = {
  ...WHOLE,
  fullname: 'Sam Rivera',
  phoneNumber: '+12025550143',
  address: '500 Howard Street, Apt 4B',
  place: 'US | US_CA | San Francisco | 94105',
  items: [
    ['Ankara dress', 1, 40_000_00],
    ['Beaded bag', 2, 11_000_00],
  ],
}

/** Unit values in naira. */
const TWO_VALUES = { value: '₦40,000\n₦11,000' }
const ONE_VALUE = { value: '₦29,000' }

const NO_CURRENCY = 'The sheet does not name a currency, so we read its values as naira.'

interface Order {
  reference: string
  /** Fields with a problem in the unchanged sheet, repeated for each problem. */
  asks: string[]
  /** Some expected cells of the unchanged sheet. */
  cells?: Record<string, string>
  /** The person enters these in addition to the defaults. */
  answers?: Record<string, string>
  booked: Omit<BookedParcel, 'reference' | 'items'> & { items: (string | number)[][] }
}

interface Export {
  file: string
  shop: string
  notes?: string[]
  /** Orders by their row in the sheet. */
  orders: Record<number, Order>
}

const ofTwo = (...more: string[]) => ['category', 'category', ...more, 'weight'].toSorted()
const ofOne = (...more: string[]) => ['category', ...more, 'weight'].toSorted()

const GUEST = { email: 'shop@example.test' }
const SAMS_PHONE = { phoneNumber: '+1 202 555 0143' }
const GRACES_PHONE = { phoneNumber: '+44 7700 900123' }

const ADVANCED_ORDERS: Record<number, Order> = {
  2: {
    reference: '2001',
    asks: ofTwo(),
    booked: { ...ADAEZE, address: '12 Allen Avenue Flat 3' },
  },
  4: { reference: '2002', asks: ofOne(), cells: { state: 'OY', city: 'Ibadan' }, booked: BOLA },
}

const EXPORTS: Export[] = [
  {
    file: 'shops/shopify.csv',
    shop: 'Shopify',
    orders: {
      2: {
        reference: '#1001',
        asks: ofTwo(),
        cells: { phoneNumber: '0803 000 0001', quantity: '1\n2', value: '25000.00\n7000.00' },
        booked: { ...ADAEZE, place: 'NG | NG_LA | Ikeja | 100001' },
      },
      4: {
        reference: '#1002',
        asks: ofOne(),
        booked: {
          ...GRACE,
          email: 'grace@example.com',
          place: 'GB | GB_ENG | London | NW1 6XE',
          items: [['Leather sandals', 1, 18_000_00]],
        },
      },
    },
  },
  {
    file: 'sheets/shopify_shortened.csv',
    shop: 'Shopify',
    orders: {
      2: {
        reference: '#1001',
        asks: ofTwo('value'),
        cells: { currency: 'USD', value: '250.00\n35.00' },
        answers: TWO_VALUES,
        booked: {
          ...SAM,
          fullname: 'Ann Smith',
          phoneNumber: '+14155552671',
          email: 'ann@example.com',
          place: 'US | US_CA | San Francisco | 02105',
        },
      },
      4: {
        reference: '#1002',
        asks: ofOne('value'),
        answers: ONE_VALUE,
        booked: {
          ...ADAEZE,
          fullname: "Bob O'Neil",
          phoneNumber: '+2348031234567',
          email: 'bob@example.com',
          items: [['Ankara dress', 1, 29_000_00]],
        },
      },
    },
  },
  {
    file: 'shops/woocommerce_advanced.csv',
    shop: 'WooCommerce (Advanced Order Export)',
    notes: [NO_CURRENCY],
    orders: ADVANCED_ORDERS,
  },
  {
    file: 'shops/woocommerce_bare_lines.csv',
    shop: 'WooCommerce (Advanced Order Export)',
    notes: [NO_CURRENCY],
    orders: ADVANCED_ORDERS,
  },
  {
    file: 'sheets/woocommerce_shortened.csv',
    shop: 'WooCommerce (Advanced Order Export)',
    notes: [NO_CURRENCY],
    orders: {
      2: {
        reference: '718',
        asks: ofOne(),
        booked: {
          ...ADAEZE,
          fullname: 'Ann Smith',
          phoneNumber: '08031234567',
          email: 'ann@example.com',
          address: '12 Allen Avenue Flat 3',
          place: 'NG | NG_LA | Ikeja | 100001',
          items: [['Ankara dress', 1, 25_000_00]],
        },
      },
    },
  },
  {
    file: 'shops/woocommerce_webtoffee.csv',
    shop: 'WooCommerce (WebToffee)',
    orders: {
      2: { reference: '2001', asks: ofTwo(), cells: { currency: 'NGN' }, booked: ADAEZE },
      3: {
        reference: '2002',
        asks: ofOne(),
        cells: { phoneNumber: '0803-000-0003' },
        booked: {
          ...BOLA,
          phoneNumber: '08030000003',
          address: '9 Ring Road, behind the market',
        },
      },
    },
  },
  {
    file: 'shops/ebay.csv',
    shop: 'eBay',
    notes: [
      'Rows 8, 9 ("3 record(s) downloaded from Nov-01-26 00:00:00 to Nov-20-26 " and so on) have no receiver and were skipped.',
    ],
    orders: {
      4: {
        reference: '12-00001-00001',
        asks: ofTwo('value'),
        cells: { quantity: '1\n2', value: '$25.00\n$14.00' },
        answers: TWO_VALUES,
        booked: { ...SAM, email: 'm1@members.ebay.com', address: '500 Howard Street' },
      },
      6: {
        reference: '12-00001-00002',
        asks: ofOne('value'),
        answers: ONE_VALUE,
        booked: { ...GRACE, email: 'm1@members.ebay.com' },
      },
    },
  },
  {
    file: 'sheets/ebay_shortened.csv',
    shop: 'eBay',
    notes: [
      'Rows 7, 8 ("1 record(s) downloaded, from Nov-20-26 00:00:00 to Nov-21-26" and so on) have no receiver and were skipped.',
    ],
    orders: {
      5: {
        reference: '10-00001-00001',
        asks: ofOne('value'),
        cells: { value: '£25.00' },
        answers: ONE_VALUE,
        booked: {
          ...GRACE,
          fullname: 'Ann Smith',
          email: 'ann@example.com',
          address: '10 Baker Street, Flat 2',
          place: 'GB | GB_WSM | London | NW1 6XE',
          items: [['Ankara dress', 1, 29_000_00]],
        },
      },
    },
  },
  {
    file: 'shops/ebay_uk.csv',
    shop: 'eBay',
    notes: ['Rows 3, 4 ("1 record(s) downloaded" and so on) have no receiver and were skipped.'],
    orders: {
      2: {
        reference: '12-00001-00002',
        asks: ofOne('email', 'phoneNumber', 'value'),
        cells: { state: 'Greater London', value: '£14.00' },
        answers: { ...ONE_VALUE, ...GUEST, ...GRACES_PHONE },
        booked: { ...GRACE, ...GUEST, place: 'GB |  | London | NW1 6XE' },
      },
    },
  },
  {
    file: 'shops/etsy_orders.csv',
    shop: 'Etsy',
    orders: {
      2: {
        reference: '3000000001',
        asks: ofOne('description', 'email', 'phoneNumber', 'value'),
        cells: { quantity: '3', value: '13', currency: 'USD' },
        answers: {
          ...GUEST,
          ...SAMS_PHONE,
          description: 'Ankara dress and two beaded bags',
          value: '₦20,000',
        },
        booked: { ...SAM, ...GUEST, items: [['Ankara dress and two beaded bags', 3, 20_000_00]] },
      },
      3: {
        reference: '3000000002',
        asks: ofOne('description', 'email', 'phoneNumber', 'value'),
        answers: { ...GUEST, ...GRACES_PHONE, ...ONE_VALUE, description: 'Leather sandals' },
        booked: { ...GRACE, ...GUEST },
      },
    },
  },
  {
    file: 'sheets/etsy_shortened.csv',
    shop: 'Etsy',
    orders: {
      2: {
        reference: '3000000001',
        asks: ofOne('description', 'email', 'phoneNumber', 'value'),
        cells: { quantity: '1', value: '25', currency: 'USD' },
        answers: { ...GUEST, ...GRACES_PHONE, ...ONE_VALUE, description: 'Leather sandals' },
        booked: {
          ...GRACE,
          ...GUEST,
          fullname: 'Ann Smith',
          address: '10 Baker Street, Flat 2',
          place: 'GB | GB_WSM | London | NW1 6XE',
        },
      },
    },
  },
  {
    file: 'shops/etsy_items.csv',
    shop: 'Etsy',
    orders: {
      2: {
        reference: '3000000001',
        asks: ofTwo('email', 'phoneNumber', 'value'),
        cells: { value: '25.00\n7.00', currency: 'USD' },
        answers: { ...GUEST, ...SAMS_PHONE, ...TWO_VALUES },
        booked: {
          ...SAM,
          ...GUEST,
          items: [
            ['Ankara dress, handmade', 1, 40_000_00],
            ['Beaded bag', 2, 11_000_00],
          ],
        },
      },
      4: {
        reference: '3000000002',
        asks: ofOne('email', 'phoneNumber', 'value'),
        answers: { ...GUEST, ...GRACES_PHONE, ...ONE_VALUE },
        booked: { ...GRACE, ...GUEST },
      },
    },
  },
  {
    file: 'shops/amazon.txt',
    shop: 'Amazon',
    orders: {
      2: {
        reference: '111-0000001-0000001',
        asks: ofTwo('value'),
        cells: { quantity: '1\n2', value: '25\n7', currency: 'USD' },
        answers: TWO_VALUES,
        booked: {
          ...SAM,
          phoneNumber: '+12025550143 x60155',
          email: 'm1@marketplace.amazon.com',
          place: 'US | US_CA | San Francisco | 94105-0001',
        },
      },
      4: {
        reference: '111-0000002-0000002',
        asks: ofOne('phoneNumber', 'value'),
        answers: { ...GRACES_PHONE, ...ONE_VALUE },
        booked: { ...GRACE, email: 'm1@marketplace.amazon.com' },
      },
    },
  },
  {
    file: 'sheets/amazon_shortened.txt',
    shop: 'Amazon',
    notes: [NO_CURRENCY],
    orders: {
      2: {
        reference: '111-0000001-0000001',
        // ₦25 is below the minimum value of an item.
        asks: ofOne('value'),
        cells: { value: '25', phoneNumber: '+1 347-448-3190 ext. 60155' },
        answers: ONE_VALUE,
        booked: {
          ...SAM,
          fullname: 'Ann Smith',
          phoneNumber: '+13474483190 x60155',
          email: 'ann@example.com',
          items: [['Ankara dress', 1, 29_000_00]],
        },
      },
    },
  },
  {
    file: 'shops/amazon_unshipped.txt',
    shop: 'Amazon',
    orders: {
      2: {
        reference: '111-0000001-0000001',
        asks: ofTwo('phoneNumber', 'value'),
        cells: { quantity: '1\n2' },
        answers: { ...SAMS_PHONE, ...TWO_VALUES },
        booked: {
          ...SAM,
          email: 'm1@marketplace.amazon.com',
          place: 'US | US_CA | San Francisco | 94105-0001',
        },
      },
      4: {
        reference: '111-0000002-0000002',
        asks: ofOne('phoneNumber', 'value'),
        answers: { ...GRACES_PHONE, ...ONE_VALUE },
        booked: { ...GRACE, email: 'm1@marketplace.amazon.com' },
      },
    },
  },
]

type Person = Pick<BookedParcel, 'fullname' | 'phoneNumber' | 'email' | 'address'>

const personIn = ({ row, fullname, phoneNumber, email, address }: Person & { row: number }) => ({
  row,
  fullname,
  phoneNumber,
  email,
  address,
})

test.group('A shop export', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => createSheetTariff())

  for (const { file, shop, notes = [], orders } of EXPORTS) {
    const expectedNotes = [`Read as orders of ${shop}.`, ...notes]
    const expected = Object.entries(orders).map(([row, order]) => ({ row: Number(row), ...order }))

    test(`${file} reports missing fields and books one parcel for each order`, async ({
      assert,
    }) => {
      const { bring, change, correct, bookGoodRows } = await createSheetShop()
      const { id, rows, notes: shownNotes } = await bring(file)
      assert.deepEqual(shownNotes, expectedNotes)
      assert.deepEqual(
        rows.map(({ row, errors }) => ({
          row,
          asks: errors.map(({ field }: any) => field).toSorted(),
        })),
        expected.map(({ row, asks }) => ({ row, asks }))
      )
      for (const [at, { cells = {}, reference }] of expected.entries()) {
        assert.containsSubset(rows[at].cells, { ...cells, reference })
        assert.notProperty(rows[at].cells, 'courier')
      }
      await change(id, { defaults: DEFAULTS })
      for (const { row, answers } of expected) {
        if (answers) await correct(id, row, { cells: answers })
      }
      assert.deepEqual(
        Array.from(await bookGoodRows(id)).toSorted(([first], [second]) => first - second),
        expected.map(({ row, reference, booked }) => [row, { reference, ...booked }]) as any
      )
    })

    test(`${file} adds each receiver once to the address book`, async ({ assert }) => {
      const { authorization, call } = await createShop()
      const bytes = await readTestFile(file)
      const { body } = await importSheet(authorization, bytes)
      assert.deepEqual(
        body.data.notes,
        expectedNotes.filter((note) => note !== NO_CURRENCY)
      )
      const isOfPerson = (field: string) => ['email', 'phoneNumber'].includes(field)
      const [lacking, good] = [true, false].map((isLacking) =>
        expected.filter(({ asks }) => asks.some(isOfPerson) === isLacking)
      )
      assert.deepEqual(
        body.data.preview.map(personIn),
        good!.map(({ row, booked }) => personIn({ row, ...booked }))
      )
      assert.deepEqual(
        body.data.errors.map(({ row, field }: any) => [row, field]),
        lacking!.flatMap(({ row, asks }) => asks.filter(isOfPerson).map((field) => [row, field]))
      )
      const taken = await importSheet(authorization, bytes, { commit: 'true' })
      assert.equal(taken.body.data.added, good!.length)
      const listed = await dataOf(call('GET', '/addressBook?sort=fullname'))
      assert.deepEqual(
        listed.map(({ fullname }: any) => fullname),
        good!.map(({ booked }) => booked.fullname).toSorted()
      )
    })
  }
})
