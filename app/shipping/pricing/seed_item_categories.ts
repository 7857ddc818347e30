import type { ClearanceKind } from '#shipping/pricing/charges'

const CATEGORIES_WITHOUT_CLEARANCE = [
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

const FOOD_CATEGORIES = [
  'Dried Fish and Seafood',
  'Foodstuff',
  'Grains and Seeds',
  'Herbs and Spices',
  'Snacks and Drinks',
]

const MEDICATION_CATEGORIES = ['Dietary Supplements', 'Medicines', 'Medical Supplies']

type Row = { name: string; clearance_kind: ClearanceKind | null; contents: 'documents' | null }

/** Food and medication need a clearance document at borders; documents need nothing. */
export const ITEM_CATEGORIES: Row[] = [
  ...CATEGORIES_WITHOUT_CLEARANCE.map((name) => itemCategorySeed(name, null)),
  ...FOOD_CATEGORIES.map((name) => itemCategorySeed(name, 'food')),
  ...MEDICATION_CATEGORIES.map((name) => itemCategorySeed(name, 'medication')),
  { ...itemCategorySeed('Documents', null), contents: 'documents' },
]

function itemCategorySeed(name: string, clearanceKind: ClearanceKind | null): Row {
  return { name, clearance_kind: clearanceKind, contents: null }
}
