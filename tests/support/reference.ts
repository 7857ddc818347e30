let seeding: Promise<void> | undefined

/**
 * Countries, couriers, goods, default settings and the demo accounts. They are committed once for the
 * whole run, before the first test, so a group may ask for them at no cost and outside its transaction.
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
