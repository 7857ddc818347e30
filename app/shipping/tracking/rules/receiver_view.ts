export type ShopProduct = {
  name: string
  description: string | null
  imageURL: string | null
  /** A path of ours that redirects to the product's shop page. */
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
