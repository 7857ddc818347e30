import type { ClearanceKind } from '#shipping/pricing/charges'

const PLAIN = [
  'Art and Crafts',
  'Auto Parts',
  'Baby Products',
  'Bags and Luggage',
  'Beads and Jewellery',
  'Books and Magazines',
  'Clothing and Textiles',
  'Computers and Accessories',
  'Cosmetics and Skin Care',
  'Electronics',
  'Fabrics and Lace',
  'Furniture and Home Decor',
  'Hair and Wigs',
  'Household Appliances',
  'Kitchenware',
  'Machine Parts and Tools',
  'Musical Instruments',
  'Office Supplies',
  'Phones and Accessories',
  'Shoes and Footwear',
  'Sports Equipment',
  'Toys and Games',
  'Others',
]

const FOOD = [
  'Dried Fish and Seafood',
  'Foodstuff',
  'Grains and Seeds',
  'Herbs and Spices',
  'Snacks and Drinks',
]

const MEDICATION = ['Dietary Supplements', 'Medicines', 'Medical Supplies']

type Row = { name: string; clearance_kind: ClearanceKind | null; contents: 'documents' | null }

/** Food and medication cross a border only with a clearance document, documents with nothing at all. */
export const ITEM_CATEGORIES: Row[] = [
  ...PLAIN.map((name) => category(name, null)),
  ...FOOD.map((name) => category(name, 'food')),
  ...MEDICATION.map((name) => category(name, 'medication')),
  { ...category('Documents', null), contents: 'documents' },
]

function category(name: string, clearanceKind: ClearanceKind | null): Row {
  return { name, clearance_kind: clearanceKind, contents: null }
}
