import { ExpressBoxSchema } from '#database/schema'

/** A carton that we sell with a shipment; its own weight is billed, too. */
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
