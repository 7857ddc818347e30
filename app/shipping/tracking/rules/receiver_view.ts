export type ShopProduct = {
  name: string
  description: string | null
  imageURL: string | null
  /** A path of ours that redirects to the product's shop page. */
  shopURL: string | null
  currency: string
  currentValue: number
  /** Formatted value. */
  price: string
}

/** Data that only the receiver may see. */
export type ReceiverView = {
  sender: { fullname: string }
  receiver: { fullname: string; address: string }
  /** Null if the courier has not reported a signature. */
  signedBy: string | null
  contents: { description: string; quantity: number }[]
  productList: ShopProduct[]
}
