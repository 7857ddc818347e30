import { brandFromEnvironment } from '#shared/brand/brand'

/**
 * Who runs this platform. Screens, mails and documents read it here and nowhere else, each time anew:
 * `#shared/brand/current_brand` keeps it as staff have set it.
 */
const brand = brandFromEnvironment(process.env)

export default brand
