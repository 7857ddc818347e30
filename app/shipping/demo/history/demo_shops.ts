interface DemoGoods {
  description: string
  category: string
  unitValue: number
  kg: number[]
}

export interface DemoShop {
  email: string
  seed: number
  /** Parcels that the shop books on a usual working day at the end of the six demo months. */
  perDay: number
  /** How many of ten parcels are exports. */
  abroad: number
  imports: number
  at: { address: string; phoneNumber: string; postalCode: string }
  goods: DemoGoods[]
  exported: DemoGoods[]
}

function goods(description: string, category: string, unitValue: number, kg: number[]): DemoGoods {
  return { description, category, unitValue, kg }
}

const FABRIC = goods('Ankara fabric, six yards', 'Fabrics and Lace', 18_500, [1, 1.5, 2.5])
const SHOES = goods('Leather sandals', 'Shoes and Footwear', 14_000, [0.8, 1.2])
const BOOKS = goods('Children’s story books', 'Books and Magazines', 3_500, [1, 2, 4])
const SHEA = goods('Shea butter, unscented', 'Cosmetics and Skin Care', 6_000, [0.5, 1, 2])
const BEADS = goods('Coral bead set', 'Beads and Jewellery', 32_000, [0.5])
const BAGS = goods('Handwoven raffia bag', 'Bags and Luggage', 16_500, [0.8, 1.5])

export const DEMO_SHOPS: DemoShop[] = [
  {
    email: 'owner@acme.test',
    seed: 11,
    perDay: 2.6,
    abroad: 2,
    imports: 0,
    at: { address: '12 Opebi Road', phoneNumber: '08031234567', postalCode: '100271' },
    goods: [
      goods('Jollof Spice Mix', 'Herbs and Spices', 3_500, [0.5, 1, 2, 3]),
      goods('Plantain Chips', 'Snacks and Drinks', 4_800, [1, 2, 5]),
      goods('Zobo Concentrate', 'Snacks and Drinks', 5_250, [2, 4, 6]),
    ],
    exported: [
      goods('Enamel serving bowls', 'Kitchenware', 9_500, [1.5, 3]),
      goods('Kitchen aprons, Adire', 'Clothing and Textiles', 8_000, [0.8, 1.5]),
    ],
  },
  {
    email: 'member@sendam.test',
    seed: 23,
    perDay: 0.42,
    abroad: 4,
    imports: 1,
    at: { address: '5 Allen Avenue', phoneNumber: '08031234567', postalCode: '100271' },
    goods: [FABRIC, SHOES, BOOKS],
    exported: [FABRIC, BEADS, SHEA],
  },
  {
    email: 'franchise@sendam.test',
    seed: 37,
    perDay: 0.6,
    abroad: 4,
    imports: 0,
    at: { address: '19 Kodesoh Street', phoneNumber: '08024456610', postalCode: '100271' },
    goods: [SHOES, BAGS, BOOKS, SHEA],
    exported: [BAGS, FABRIC, SHEA],
  },
  {
    email: 'other@sendam.test',
    seed: 41,
    perDay: 0.16,
    abroad: 5,
    imports: 1,
    at: { address: '40 Isaac John Street', phoneNumber: '08059914432', postalCode: '101233' },
    goods: [BOOKS, SHEA],
    exported: [BEADS, BAGS],
  },
]
