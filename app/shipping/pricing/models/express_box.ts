import { ExpressBoxSchema } from '#database/schema'

/** We sell the box with the shipment; its own weight counts. */
export default class ExpressBox extends ExpressBoxSchema {
  /** PostgreSQL returns decimals as strings; centimetres with two decimals fit a number. */
  get dimensionsCm() {
    return {
      length: Number(this.lengthCm),
      width: Number(this.widthCm),
      height: Number(this.heightCm),
    }
  }
}
