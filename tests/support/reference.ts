let seeding: Promise<void> | undefined

/**
 * Seeds countries, couriers, goods, default settings and the demo accounts. They are committed once
 * per run, before the first test, so a group may call this outside its transaction at no cost.
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
