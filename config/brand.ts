import { brandFromEnvironment } from '#shared/brand/brand'

/** Settings only: `#shared/brand/current_brand` has the brand as staff changed it. */
const brand = brandFromEnvironment(process.env)

export default brand
