import { ExpressBoxSchema } from '#database/schema'

/** A box that we sell with the shipment; its own weight counts. */
export default class ExpressBox extends ExpressBoxSchema {
  /** PostgreSQL hands decimals over as strings; two decimals of a centimetre fit a number. */
  get dimensionsCm() {
    return {
      length: Number(this.lengthCm),
      width: Number(this.widthCm),
      height: Number(this.heightCm),
    }
  }
}
