let seeding: Promise<void> | undefined

/**
 * Seeds countries, couriers, item categories, default settings and demo accounts. `npm test`
 * commits them before the first test, so further calls cost nothing, even outside a transaction.
 */
export function seedReference(): Promise<void> {
  seeding ??= seed()
  return seeding
}

async function seed() {
  const reference = await import('#admin/reference/seed_reference_lists')
  await reference.seedReference()
  const { seedDemoAccounts } = await import('#identity/demo')
  await seedDemoAccounts()
}
