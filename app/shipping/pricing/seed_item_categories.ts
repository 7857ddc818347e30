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

/** The last two kinds cross a border only with a clearance document. */
export const ITEM_CATEGORIES = [
  ...PLAIN.map((name) => category(name, null)),
  ...FOOD.map((name) => category(name, 'food')),
  ...MEDICATION.map((name) => category(name, 'medication')),
]

function category(name: string, clearanceKind: ClearanceKind | null) {
  return { name, clearance_kind: clearanceKind }
}
