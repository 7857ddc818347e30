import { brandFromEnvironment } from '#shared/brand/brand'

/** Holds the environment until `#shared/brand/current_brand` adds what staff have set. */
const brand = brandFromEnvironment(process.env)

export default brand
