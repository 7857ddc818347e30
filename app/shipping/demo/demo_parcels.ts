import type { Caller } from '#identity/sessions/caller'
import type ItemCategory from '#shipping/pricing/models/item_category'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'
import type { Submission } from '#shipping/booking/submission_validator'

type DemoPerson = {
  fullname: string
  phoneNumber: string
  address: string
  country: string
  state: string
  city: string | null
  cityName: string | null
  postalCode: string
}

export type DemoParcel = {
  status: ShipmentStatus
  courier: string
  /** The person who sends the parcel; default: the customer. */
  sender?: DemoPerson
  receiver: DemoPerson
  description: string
  category: string
  unitValue: number
  weightKg: number
  refusal?: string
  /** How many of its steps the sandbox courier has completed; default: 0. */
  stepsDone?: number
}

const LONDON = {
  country: 'GB',
  state: 'GB_ENG',
  city: null,
  cityName: 'London',
  postalCode: 'N1 9DX',
}
const ABUJA = {
  country: 'NG',
  state: 'NG_FC',
  city: 'WUSE',
  cityName: 'Wuse',
  postalCode: '904101',
}
const IKEJA = {
  country: 'NG',
  state: 'NG_LA',
  city: 'IKEJA',
  cityName: 'Ikeja',
  postalCode: '100271',
}
const NEW_YORK = {
  country: 'US',
  state: 'US_NY',
  city: null,
  cityName: 'New York',
  postalCode: '10001',
}

const grace = { fullname: 'Grace Miller', phoneNumber: '+442079460000' }
const ibrahim = { fullname: 'Ibrahim Danjuma', phoneNumber: '08091234567' }
const tola = { fullname: 'Tola Adebayo', phoneNumber: '08061234567' }
const harriet = { fullname: 'Harriet Cole', phoneNumber: '+442079461234' }
const daniel = { fullname: 'Daniel Brooks', phoneNumber: '+12125550147' }

export const DEMO_DOMAIN = '@demo.sendam.test'

export const DEMO_PARCELS: DemoParcel[] = [
  {
    status: 'COURIER_ASSIGNED',
    courier: 'DHL',
    sender: { ...harriet, ...LONDON, address: '22 Camden High Street' },
    receiver: { ...tola, ...IKEJA, address: '14 Toyin Street' },
    description: 'Nursing textbook',
    category: 'Books and Magazines',
    unitValue: 21_000,
    weightKg: 0.9,
    stepsDone: 4,
  },
  {
    status: 'BOOKED',
    courier: 'UPS',
    sender: { ...daniel, ...NEW_YORK, address: '350 Fifth Avenue' },
    receiver: { ...ibrahim, ...ABUJA, address: '27 Aminu Kano Crescent, Wuse 2' },
    description: 'Running shoes',
    category: 'Shoes and Footwear',
    unitValue: 48_000,
    weightKg: 0.5,
  },
  {
    status: 'DELIVERED',
    courier: 'DHL',
    receiver: { ...grace, ...LONDON, address: '12 Caledonian Road' },
    description: 'Ankara fabric, six yards',
    category: 'Fabrics and Lace',
    unitValue: 18_500,
    weightKg: 1.4,
    stepsDone: 9,
  },
  {
    status: 'VOIDED',
    courier: 'FEDEX',
    receiver: { ...ibrahim, ...ABUJA, address: '4 Adetokunbo Ademola Crescent' },
    description: 'Printed brochures',
    category: 'Books and Magazines',
    unitValue: 900,
    weightKg: 3,
  },
  {
    status: 'CANCELED',
    courier: 'UPS',
    receiver: { ...daniel, ...NEW_YORK, address: '350 Fifth Avenue' },
    description: 'Beaded necklace',
    category: 'Beads and Jewellery',
    unitValue: 25_000,
    weightKg: 0.5,
  },
  {
    status: 'PENDING_ISSUE',
    courier: 'UPS',
    receiver: { ...ibrahim, ...ABUJA, address: 'PO Box 77, Zone 3' },
    refusal: 'UPS does not deliver to a PO box. Please give the street and the number.',
    description: 'Leather sandals',
    category: 'Shoes and Footwear',
    unitValue: 9_000,
    weightKg: 0.8,
  },
  {
    status: 'COURIER_ASSIGNED',
    courier: 'DHL',
    receiver: { ...daniel, ...NEW_YORK, address: '20 Wall Street' },
    description: 'Carved wooden mask',
    category: 'Art and Crafts',
    unitValue: 32_000,
    weightKg: 2.2,
    stepsDone: 3,
  },
  {
    status: 'BOOKED',
    courier: 'FEDEX',
    receiver: { ...ibrahim, ...ABUJA, address: '9 Gana Street' },
    description: 'Wedding invitations',
    category: 'Office Supplies',
    unitValue: 500,
    weightKg: 0.6,
  },
  {
    status: 'PENDING',
    courier: 'UPS',
    receiver: { ...tola, ...IKEJA, address: '31 Opebi Road' },
    description: 'Phone case',
    category: 'Phones and Accessories',
    unitValue: 4_500,
    weightKg: 0.3,
  },
  {
    status: 'AWAITING_PAYMENT_CONFIRMATION',
    courier: 'DHL',
    receiver: { ...grace, ...LONDON, address: '8 Upper Street' },
    description: 'Shea butter, unscented',
    category: 'Cosmetics and Skin Care',
    unitValue: 6_000,
    weightKg: 1,
  },
]

export function buildDemoSubmission(
  { user }: Caller,
  parcel: DemoParcel,
  categories: ItemCategory[]
): Submission {
  const category = categories.find(({ name }) => name === parcel.category)
  if (!category) throw new Error(`There is no category ${parcel.category}`)
  return {
    items: [
      {
        itemUnits: [
          {
            description: parcel.description,
            quantity: 2,
            value: parcel.unitValue,
            category: category.id,
          },
        ],
        weight: parcel.weightKg,
        packageDimension: { length: 25, width: 20, height: 10 },
      },
    ],
    insurance: 'Standard',
    pickup: true,
    signatureRequired: false,
    origin: { email: user.email, ...(parcel.sender ?? demoSender(user)) },
    destination: { email: emailOf(parcel.receiver), saveInAddressBook: true, ...parcel.receiver },
    preferredCourier: parcel.courier,
  }
}

function emailOf({ fullname }: DemoPerson): string {
  return `${fullname.toLowerCase().replaceAll(' ', '.')}${DEMO_DOMAIN}`
}

function demoSender({ fullName, phoneNumber }: Caller['user']): DemoPerson {
  return {
    fullname: fullName.slice(0, 20),
    phoneNumber: phoneNumber ?? '08031234567',
    address: '5 Allen Avenue',
    ...IKEJA,
  }
}
