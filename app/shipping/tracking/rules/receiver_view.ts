/** Something of the shop that sent a parcel, as its tracking page shows it. */
export type ShopProduct = {
  name: string
  description: string | null
  imageURL: string | null
  /** A path of ours that leads to where it is sold. */
  shopURL: string | null
  currency: string
  currentValue: number
  /** The value as people read it. */
  price: string
}

/** What a tracking page says to the receiver alone. */
export type ReceiverView = {
  sender: { fullname: string }
  receiver: { fullname: string; address: string }
  /** Who took it; null where the courier has not told. */
  signedBy: string | null
  contents: { description: string; quantity: number }[]
  productList: ShopProduct[]
}
