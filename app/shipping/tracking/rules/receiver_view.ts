export type ShopProduct = {
  name: string
  description: string | null
  imageURL: string | null
  /** A path on our site that redirects to the product in the shop. */
  shopURL: string | null
  currency: string
  currentValue: number
  price: string
}

export type ReceiverView = {
  sender: { fullname: string }
  receiver: { fullname: string; address: string }
  signedBy: string | null
  contents: { description: string; quantity: number }[]
  productList: ShopProduct[]
}
