import { brandFromEnvironment } from '#shared/brand/brand'

/** The brand of the environment, until `#shared/brand/current_brand` adds the settings of staff. */
const brand = brandFromEnvironment(process.env)

export default brand
